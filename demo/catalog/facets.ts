import { palette } from './palette.ts'

export interface DemoFacet {
  key: string
  title: string
  selectionType: 'link' | 'color'
  infoText?: string
  collapsed: boolean
  /** Makes a page with one of its values one for search engines (RT-13). */
  pageTitle?: string
  values: { slug: string; title: string; color?: string }[]
}

const plain = (titles: Record<string, string>) =>
  Object.entries(titles).map(([slug, title]) => ({ slug, title }))
const sizes = (list: string[]) =>
  list.map((size) => ({ slug: size, title: `${size.replace('x', ' x ')} cm` }))

/** Filter groups in the order of the panel. A value's slug is unique over all groups, since it can stand in a path. */
export const facets: DemoFacet[] = [
  {
    key: 'maat',
    title: 'Maat',
    selectionType: 'link',
    infoText: 'Kies bij een dekbed een maat die minstens 40 cm breder is dan je matras.',
    pageTitle: '{category} van {value}',
    collapsed: false,
    values: sizes([
      '30x50',
      '50x70',
      '50x100',
      '60x70',
      '70x140',
      '80x200',
      '90x200',
      '90x210',
      '120x150',
      '120x200',
      '130x170',
      '140x200',
      '140x220',
      '140x250',
      '140x280',
      '160x200',
      '160x210',
      '160x230',
      '180x200',
      '180x210',
      '200x200',
      '200x220',
      '200x290',
      '240x200',
      '240x220',
      '260x220',
    ]),
  },
  {
    key: 'kledingmaat',
    title: 'Kledingmaat',
    selectionType: 'link',
    collapsed: false,
    values: plain({ 'maat-s': 'S', 'maat-m': 'M', 'maat-l': 'L', 'maat-xl': 'XL' }),
  },
  {
    key: 'kleur',
    title: 'Kleur',
    selectionType: 'color',
    pageTitle: '{category} in {value}',
    collapsed: false,
    values: Object.entries(palette).map(([slug, { title, color }]) => ({ slug, title, color })),
  },
  {
    key: 'materiaal',
    title: 'Materiaal',
    selectionType: 'link',
    pageTitle: '{category} van {value}',
    collapsed: false,
    values: plain({
      katoen: 'Katoen',
      katoensatijn: 'Katoensatijn',
      flanel: 'Flanel',
      linnen: 'Linnen',
      jersey: 'Jersey',
      badstof: 'Badstof',
      wafelkatoen: 'Wafelkatoen',
      wol: 'Wol',
      dons: 'Dons',
      microvezel: 'Microvezel',
      koudschuim: 'Koudschuim',
      traagschuim: 'Traagschuim',
      pocketveer: 'Pocketveer',
      latex: 'Latex',
      boucle: 'Bouclé',
      fluweel: 'Fluweel',
      'geweven-stof': 'Geweven stof',
      polyester: 'Polyester',
      viscose: 'Viscose',
      eikenhout: 'Eikenhout',
      notenhout: 'Notenhout',
      keramiek: 'Keramiek',
      metaal: 'Metaal',
      glas: 'Glas',
    }),
  },
  {
    key: 'patroon',
    title: 'Dessin',
    selectionType: 'link',
    collapsed: true,
    values: plain({
      effen: 'Effen',
      botanisch: 'Botanisch',
      ruit: 'Ruit',
      streep: 'Streep',
      bogen: 'Bogen',
      stippen: 'Stippen',
      berber: 'Berber',
      golven: 'Golven',
      rand: 'Met rand',
      sterren: 'Sterren',
      wolken: 'Wolken',
      terrazzo: 'Terrazzo',
    }),
  },
  {
    key: 'warmte',
    title: 'Warmteklasse',
    selectionType: 'link',
    infoText: 'Klasse 1 is het warmst, klasse 4 het koelst.',
    collapsed: false,
    values: plain({
      'warmteklasse-1': 'Klasse 1 – heel warm',
      'warmteklasse-2': 'Klasse 2 – warm',
      'warmteklasse-3': 'Klasse 3 – gemiddeld',
      'warmteklasse-4': 'Klasse 4 – koel',
      'vier-seizoenen': '4 seizoenen',
    }),
  },
  {
    key: 'hardheid',
    title: 'Hardheid',
    selectionType: 'link',
    infoText: 'Hardheid is niet bij elk merk hetzelfde. Twijfel je? Kies medium.',
    collapsed: false,
    values: plain({ zacht: 'Zacht', medium: 'Medium', stevig: 'Stevig' }),
  },
  {
    key: 'hoofdbord',
    title: 'Hoofdbord',
    selectionType: 'link',
    collapsed: true,
    values: plain({ banen: 'Verticale banen', geknoopt: 'Geknoopt', kussens: 'Losse kussens' }),
  },
  {
    key: 'levering',
    title: 'Levertijd',
    selectionType: 'link',
    collapsed: true,
    values: plain({ 'morgen-in-huis': 'Morgen in huis', 'op-afspraak': 'Bezorgd op afspraak' }),
  },
]
