import type { LineError } from '@sluimer/contract/errors'

/** CO-08: which lines can no longer be delivered as asked, and how many pieces there are, or why there are none. */
export function ShortageList({ lines }: { lines: readonly LineError[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {lines.map(({ item_id, title, available, reason }) => (
        <li key={item_id}>
          {title}: {reason ?? (available === 0 ? 'uitverkocht' : `nog ${available} op voorraad`)}
        </li>
      ))}
    </ul>
  )
}
