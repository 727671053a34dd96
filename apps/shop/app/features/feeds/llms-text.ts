import { type AgentScope, profilePath } from '@sluimer/contract/agent/ucp'
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
  { publicUrl, agents }: { publicUrl: string; agents: AgentScope },
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
    ...listWaysIn(publicUrl, agents),
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
    ...(agents === 'off'
      ? []
      : [
          `- [Producten voor agenten](${publicUrl}/feeds/agents.jsonl): per regel één product met alle uitvoeringen, als in het Universal Commerce Protocol`,
        ]),
    '',
  ].join('\n')
}

/** Names what a program can call itself, as far as the owner opened it. */
function listWaysIn(publicUrl: string, agents: AgentScope): string[] {
  if (agents === 'off') return []
  const carts =
    ' Een winkelwagen vullen kan ook; de link in `continue_url` geef je aan de koper, die zelf bestelt en betaalt.'
  return [
    '## Voor agenten',
    '',
    `- [Universal Commerce Protocol](${publicUrl}${profilePath}): zoeken en opzoeken in het assortiment, over HTTP en als gereedschap (MCP).${agents === 'all' ? carts : ''}`,
    '',
  ]
}

/** Words that staff wrote stay words: they can end no link and begin no line. */
function toLabel(title: string): string {
  return title.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
}
