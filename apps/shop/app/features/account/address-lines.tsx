/** The lines of an envelope, without those that are empty. A company may be called as its owner is. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places, and two may be the same.
      <span key={`${line}-${at}`} className="block break-words">
        {line}
      </span>
    ))
}
