import type { Category } from '@sluimer/contract/catalog/overview'

/** CT-01: how an action works, in a few steps. */
export function ActionSteps({ steps }: { steps: Category['action_steps'] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="actie" className="mt-8 rounded-card bg-pine-mist p-5 sm:p-7">
      <h2 id="actie" className="text-h3">
        Hoe werkt deze actie?
      </h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3.5">
            <span
              className="grid size-8 shrink-0 place-items-center rounded-full bg-pine text-sm font-bold text-white"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
