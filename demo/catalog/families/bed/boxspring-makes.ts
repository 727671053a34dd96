import type { Make } from '../../combine.ts'
import { size } from '../../family.ts'

/** The mattress on the bed, which looks the same with each. */
export const boxspringMakes: Make[] = [
  {
    key: 'medium',
    name: '',
    feel: 'met een matras van medium hardheid',
    basePriceCents: 129_900,
    texts: [
      'Met pocketveren in zeven zones en een topper van koudschuim: de uitvoering waar de meeste mensen op uitkomen.',
      'De matrassen zijn medium: je zakt er een beetje in en nergens doorheen. Een goed begin als je nog nooit op een boxspring sliep.',
      'Zeven zones: zachter bij je schouder, steviger bij je heup. Meer hoef je er niet van te weten.',
    ],
    facetValues: ['medium'],
  },
  {
    key: 'zacht',
    name: 'zacht',
    feel: 'met een zachter matras',
    basePriceCents: 129_900,
    texts: [
      'Het matras geeft bij schouder en heup net wat meer mee. Prettig als je licht bent of altijd op je zij ligt.',
      'Dunner staaldraad in de veren, verder hetzelfde bed. Tot ongeveer zeventig kilo de beste keuze.',
      'De zachte uitvoering, voor wie liever ín een bed ligt dan erop.',
      'Zacht betekent niet slap: de veren geven mee tot waar het nodig is en dragen de rest.',
    ],
    facetValues: ['zacht'],
  },
  {
    key: 'stevig',
    name: 'stevig',
    feel: 'met een steviger matras',
    basePriceCents: 132_900,
    texts: [
      'Dikker staaldraad en een dichtere topper. Zo blijft je rug recht, ook als je meer dan negentig kilo weegt.',
      'Je ligt er hoger op en komt er makkelijker uit.',
      'Voor buikslapers, en voor wie in elk hotelbed wegzakt.',
      'Steviger veren onder je bekken houden je rug recht, ook op je buik.',
    ],
    facetValues: ['stevig'],
  },
  {
    key: 'plus',
    name: 'Plus',
    feel: 'met micropocket en traagschuim',
    basePriceCents: 164_900,
    texts: [
      'Twee keer zoveel, half zo grote veren en een topper van traagschuim. Je voelt elke beweging van jezelf, en geen enkele van een ander.',
      'Duizend veren per vierkante meter volgen je lichaam nauwkeuriger. Daar hoort een topper bij die dat ook doet.',
      'Onze luxe uitvoering: hetzelfde uiterlijk, een ander gevoel zodra je gaat liggen.',
    ],
    facetValues: ['medium', 'traagschuim'],
    weightFactor: 1.06,
    rows: [
      { label: 'Matras', value: 'Micropocket, 1000 veren per m², hoogte 23 cm' },
      { label: 'Topper', value: 'Traagschuim, hoogte 8 cm, afneembare tijk' },
      { label: 'Instaphoogte', value: 'ca. 66 cm, inclusief topper' },
    ],
  },
  {
    key: 'latex',
    name: 'latex',
    feel: 'met een matras van latex',
    basePriceCents: 169_900,
    texts: [
      'Latex draagt gelijkmatig en veert meteen terug. Er komt lucht door de kern, zodat het bed fris blijft.',
      'Een matras zonder metaal. Sommige mensen slapen daar rustiger op, en stil is het zeker.',
    ],
    facetValues: ['medium', 'latex'],
    weightFactor: 1.1,
    rows: [
      { label: 'Matras', value: 'Latex, 7 zones, hoogte 20 cm' },
      { label: 'Topper', value: 'Latex, hoogte 6 cm, afneembare tijk' },
    ],
  },
  {
    key: 'elektrisch',
    name: 'elektrisch',
    feel: 'elektrisch verstelbaar',
    basePriceCents: 219_900,
    sizes: [
      size('140x200', 0.86, 128_000, 'met twee matrassen'),
      size('160x200', 0.95, 142_000, 'met twee matrassen'),
      size('180x200', 1, 156_000, 'met twee matrassen'),
      size('180x210', 1.05, 160_000, 'met twee matrassen'),
    ],
    texts: [
      'Hoofdeind en voeteneind gaan los van elkaar omhoog, links en rechts apart. Op de foto staat het bed vlak.',
      'Rechtop lezen, voeten omhoog na een lange dag, en daarna met één knop weer plat. De foto toont het bed in de vlakke stand.',
      'Stille motoren met een afstandsbediening per persoon. Valt de stroom uit, dan zakt het bed op een batterij vanzelf vlak; zo staat het ook op de foto.',
      'Eén knop voor lezen, één voor languit, één om weer te gaan slapen. Elke helft luistert alleen naar zijn eigen afstandsbediening; op de foto liggen ze allebei vlak.',
      'Je benen iets hoger, je hoofd ook: dat leest prettiger dan tegen drie kussens. De foto is van het bed in rust.',
    ],
    facetValues: ['medium', 'elektrisch-verstelbaar'],
    highlights: ['Per persoon te verstellen, met afstandsbediening'],
    rows: [
      { label: 'Motoren', value: '2 per slaper, 230 V, stand-by minder dan 0,5 W' },
      { label: 'Boxen', value: 'Frame van grenen en multiplex, met verstelbare lattenbodem' },
      { label: 'Topper', value: 'Koudschuim, hoogte 7 cm, gesplitst, afneembare tijk' },
      { label: 'Montage', value: 'Zelf te monteren, ca. 60 minuten' },
    ],
  },
]
