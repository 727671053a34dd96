const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** Writes '5 oktober 2026', the same on the server and in every browser. */
export function formatWrittenDate(moment: string): string {
  return long.format(new Date(moment))
}
