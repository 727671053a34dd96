/** Marks a figure as invented: reviews that nobody wrote may not pass for real ones (BW 6:193g, WER VI.100). */
export function ExampleMark({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <>
      {/* The space lets a narrow screen put the mark on a line of its own. */}{' '}
      <span className="rounded-full bg-honey-mist px-2 py-0.5 text-xs font-semibold text-ink">
        {exampleWord}
      </span>
    </>
  )
}

export const exampleWord = 'voorbeeld'
