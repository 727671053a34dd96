/**
 * Whether a text contains something that a mail program turns into a link: 'https://…', 'www.…', 'naam.example'. A
 * receipt that quotes it could carry a stranger's advertisement to anyone. 'klaar.Graag' counts too, which is why the
 * message about it asks for a space after a full stop.
 */
export function hasWebAddress(text: string): boolean {
  const seen = asSeen(text)
  return hasScheme(seen) || dotInWord.test(seen) || seen.includes('@')
}

/**
 * Returns a text as a reader sees it and a mail program may read it: without invisible signs, and with one kind of
 * full stop and of @.
 */
function asSeen(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.')
}

/** Whether a text contains the beginning of an address with a scheme: 'https://', 'tg://'. */
export function hasScheme(text: string): boolean {
  return scheme.test(text)
}

// The last sign of a scheme is enough. A pattern that begins with a run of letters would start again at each letter of a
// long text, and take time in the square of its length.
const scheme = /[a-z0-9+.-]:\/\//i
const dotInWord = /[\p{L}\p{N}_-]\.\p{L}{2}/u
