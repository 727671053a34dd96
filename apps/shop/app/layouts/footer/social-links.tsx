import type { Footer } from '@sluimer/contract/content/schemas'

export function SocialLinks({ socials }: Pick<Footer, 'socials'>) {
  if (socials.length === 0) return null
  return (
    <ul aria-label="Volg ons" className="flex flex-wrap gap-x-5">
      {socials.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:text-pine hover:underline"
          >
            {network}
            <span className="sr-only"> (opent in een nieuw venster)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
