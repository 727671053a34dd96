import type { ProducerGuarantee } from '@sluimer/contract/catalog/producer-guarantee'

/**
 * A producer's guarantee, always with the words that the legal guarantee applies beside it and costs nothing (Directive
 * 2024/825, Directive 2019/771, art. 17).
 */
export function ProducerGuaranteeLine({ guarantee }: { guarantee: ProducerGuarantee }) {
  const { text, conditions_link: link } = guarantee
  const isElsewhere = !link.startsWith('/')
  return (
    <>
      <strong className="font-semibold">{text}</strong>
      <span className="block text-sm text-ink-soft">
        Zonder extra kosten, en naast je wettelijke garantie: die blijft altijd gelden, ook als deze garantie
        iets niet dekt.{' '}
        <a
          href={link}
          {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
          className="-my-2 inline-block py-2 text-pine underline underline-offset-4"
        >
          Voorwaarden van deze garantie
          {isElsewhere && <span className="sr-only"> (opent in een nieuw venster)</span>}
        </a>
      </span>
    </>
  )
}
