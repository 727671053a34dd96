export interface FeelScaleProps {
  /** The words at both ends: 'Koel' and 'Warm'. */
  ends: readonly [string, string]
  /** How many steps there are, and which one it is, from 1. */
  steps: number
  step: number
  /** The step in words, which is also what screen readers say: 'heel warm, klasse 1'. */
  words: string
}

/** A row of steps between two words, with the one that holds filled in, and that one in words. */
export function FeelScale({ ends: [from, to], steps, step, words }: FeelScaleProps) {
  return (
    <div>
      <div aria-hidden="true" className="flex items-center gap-3 text-sm text-ink-soft">
        <span className="w-13 shrink-0">{from}</span>
        <span className="flex grow items-center gap-1">
          {Array.from({ length: steps }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place.
              key={at}
              className={
                at === step - 1
                  ? 'edged h-3 grow rounded-full bg-pine'
                  : 'h-1.5 grow rounded-full bg-sand forced-colors:border'
              }
            />
          ))}
        </span>
        <span className="w-13 shrink-0 text-right">{to}</span>
      </div>
      <p className="mt-1 text-center text-sm font-semibold">{words}</p>
    </div>
  )
}
