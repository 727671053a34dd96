import { brand } from '../../lib/brand.ts'

/** A page of the shop, by its path. */
export interface NamedPage {
  readonly title: string
  readonly link: string
}

/**
 * Builds `llms.txt` (llmstxt.org): what a program that reads for a shopper needs to find its way, as Markdown. It names pages
 * that anybody can read, and says where a program has to stop: the order is the shopper's own.
 */
export function buildLlmsText(
  pages: { departments: readonly NamedPage[]; service: readonly NamedPage[] },
  publicUrl: string,
): string {
  const list = (named: readonly NamedPage[]) =>
    named.map(({ title, link }) => `- [${toLabel(title)}](${publicUrl}${link})`)
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.description}`,
    '',
    'Alle prijzen zijn in euro, met btw. We bezorgen in Nederland en België.',
    '',
    `- Zoeken: ${publicUrl}/zoeken/?tn_q=dekbedovertrek+groen+140x200. Een maat, een kleur en een prijs ("onder de 50 euro") worden begrepen.`,
    '- Een productpagina heeft haar gegevens ook als JSON-LD van schema.org: prijs, voorraad, maten, bezorging, retour en beoordelingen.',
    '- Prijs en voorraad veranderen in de loop van de dag. Lees de pagina opnieuw voordat je ze noemt.',
    '- Bestellen en betalen doet de koper zelf, op onze eigen afrekenpagina.',
    '',
    '## Afdelingen',
    '',
    ...list(pages.departments),
    '',
    '## Service',
    '',
    ...list(pages.service),
    '',
    '## Bestanden',
    '',
    `- [Sitemap](${publicUrl}/sitemap.xml): alle pagina’s, met wanneer ze veranderden`,
    `- [Producten in Nederland](${publicUrl}/feeds/google-nl.xml) en [in België](${publicUrl}/feeds/google-be.xml): elke uitvoering met prijs, voorraad en bezorgkosten`,
    '',
  ].join('\n')
}

/** Words that staff wrote stay words: they can end no link and begin no line. */
function toLabel(title: string): string {
  return title.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
}
