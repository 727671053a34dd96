import { useId } from 'react'
import { Link } from 'react-router'

export interface IconFact {
  icon: React.ReactNode
  title: string
  text: string
  /** Where the reader can do something about it. */
  link?: { title: string; to: string }
}

/** What is good to know about a page of the account, each with its mark: beside one another where there is room. */
export function IconFacts({ title, facts }: { title: string; facts: readonly IconFact[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-10 rounded-card bg-linen p-5 sm:p-6">
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-5 md:grid-cols-3">
        {facts.map((fact) => (
          <li key={fact.title} className="max-md:grid max-md:grid-cols-[1.5rem_minmax(0,1fr)] max-md:gap-x-4">
            <span className="text-pine *:size-6" aria-hidden="true">
              {fact.icon}
            </span>
            <div className="md:mt-2">
              <h3 className="font-sans text-base font-semibold tracking-normal">{fact.title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{fact.text}</p>
              {fact.link && (
                <Link
                  to={fact.link.to}
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
                >
                  {fact.link.title}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
