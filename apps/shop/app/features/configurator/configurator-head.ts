import type { Configurator as ConfiguratorAnswer } from '@sluimer/contract/configurator/definition-schemas'
import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { MetaDescriptor } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { openGraph } from '../seo/open-graph.ts'

/** Every step and every bed of a set is one page for search engines: its first step without choices. */
export function configuratorHead(
  { name, slug, basePrice, fallbackImage }: ConfiguratorAnswer,
  publicUrl: string,
): MetaDescriptor[] {
  const title = `Stel jouw ${name} samen`
  const address = `${publicUrl}${toStepPath(slug, 1)}`
  const description = `${title}: kies zelf maat, hoofdbord, stof, matrassen en poten, en zie bij elke keuze wat het kost en wanneer je bed komt. Vanaf ${formatEuro(basePrice)}.`
  return [
    { title: formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({ type: 'website', title, description, address, publicUrl, image: fallbackImage }),
  ]
}
