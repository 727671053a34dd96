/** The parts that something is made of, behind a line of words that opens without scripts. */
export function PartDetails(props: { summary: string; parts: readonly { title: string; value: string }[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-9 items-center text-ink-soft underline underline-offset-4">
        {props.summary}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 pb-1">
        {props.parts.map(({ title, value }) => (
          <div key={title} className="contents">
            <dt className="text-ink-soft">{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
