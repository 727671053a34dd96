import type { Make } from '../../combine.ts'

/** How high a filled pillow is. */
export const pillowHeights: Make[] = [
  {
    key: 'zacht',
    name: 'zacht',
    feel: 'laag en soepel',
    basePriceCents: 2995,
    texts: [
      'De zachte uitvoering is het laagst. Prettig op je buik, en op je rug als je matras ook zacht is.',
      'Je hoofd zakt er een paar centimeter in. Wie op zijn zij slaapt, neemt beter medium of stevig.',
      'Met weinig vulling, zodat je het kunt vouwen als je nog wilt lezen.',
      'Voor mensen die het liefst geen kussen hadden gehad.',
    ],
    facetValues: ['zacht'],
    rows: [{ label: 'Hoogte', value: 'ca. 9 cm' }],
    weightFactor: 0.7,
  },
  {
    key: 'medium',
    name: 'medium',
    feel: 'middelhoog',
    basePriceCents: 3295,
    texts: [
      'De middelste hoogte past bij de meeste rugslapers, en bij zijslapers met smalle schouders.',
      'Weet je niet hoe je slaapt? Begin hier: de meeste mensen blijven er ook bij.',
      'Hoog genoeg om je nek te vullen, laag genoeg om je kin niet op je borst te duwen.',
      'Draai je van je rug naar je zij, dan hoef je dit kussen niet op te schudden.',
    ],
    facetValues: ['medium'],
    rows: [{ label: 'Hoogte', value: 'ca. 13 cm' }],
  },
  {
    key: 'stevig',
    name: 'stevig',
    feel: 'hoog en vol',
    basePriceCents: 3495,
    texts: [
      'Vol gevuld: het overbrugt de hele ruimte tussen schouder en oor.',
      'Voor zijslapers met brede schouders en voor wie graag rechtop leest.',
      'Blijft de hele nacht op hoogte. Geef het een week, nieuwe kussens zijn altijd aan de hoge kant.',
      'Stevig betekent hier hoog, niet hard: het oppervlak is net zo zacht als dat van de andere.',
    ],
    facetValues: ['stevig'],
    rows: [{ label: 'Hoogte', value: 'ca. 17 cm' }],
    weightFactor: 1.25,
  },
  {
    key: 'twee',
    name: 'set van twee',
    feel: 'twee kussens, medium',
    basePriceCents: 5495,
    texts: [
      'Twee dezelfde kussens, omdat de meeste bedden er twee hebben.',
      'Een paar dat tegelijk nieuw is en tegelijk aan vervanging toe.',
      'Een paar: voor jullie tweeën, of om er samen een rug van te maken als je leest.',
    ],
    facetValues: ['medium', 'voordeel-set'],
    highlights: ['Twee stuks in één pak'],
    weightFactor: 2,
    rows: [{ label: 'Hoogte', value: 'ca. 13 cm' }],
  },
  {
    key: 'kind',
    name: 'kinder',
    feel: 'voor peuters en kleuters',
    basePriceCents: 2995,
    texts: ['Past in de sloop die bij ledikantovertrekken zit. Te gebruiken vanaf een jaar of twee.'],
    facetValues: ['zacht'],
    rows: [{ label: 'Hoogte', value: 'ca. 5 cm' }],
  },
]

/** How high a block of foam is. */
export const foamHeights: Make[] = [
  {
    key: 'laag',
    name: 'laag',
    feel: '9 en 7 cm hoog',
    basePriceCents: 3295,
    texts: [
      'Twee hoogtes in één kussen: negen centimeter aan de ene kant, zeven aan de andere. Voor rugslapers en smalle schouders.',
      'De lage uitvoering. Op je buik slapen kan er ook mee, met de dunne kant naar voren.',
    ],
    facetValues: ['zacht'],
    rows: [{ label: 'Hoogte', value: '9 en 7 cm' }],
    weightFactor: 1.2,
  },
  {
    key: 'midden',
    name: 'midden',
    feel: '11 en 9 cm hoog',
    basePriceCents: 3495,
    texts: [
      'Elf centimeter achter, negen voor. Dat is voor de meeste mensen de juiste hoogte.',
      'Draai het een halve slag en je hebt een andere hoogte. Probeer ze allebei een week.',
    ],
    facetValues: ['medium'],
    rows: [{ label: 'Hoogte', value: '11 en 9 cm' }],
    weightFactor: 1.4,
  },
  {
    key: 'hoog',
    name: 'hoog',
    feel: '13 en 11 cm hoog',
    basePriceCents: 3695,
    texts: [
      'Dertien centimeter op het hoogste punt: genoeg voor een zijslaper met brede schouders.',
      'De hoge uitvoering houdt je nek recht, ook op een stevig matras waar je schouder niet in wegzakt.',
    ],
    facetValues: ['stevig'],
    rows: [{ label: 'Hoogte', value: '13 en 11 cm' }],
    weightFactor: 1.65,
  },
]
