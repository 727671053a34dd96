import { type Family, size } from '../../family.ts'

/** The picture that shows the white mattress cut open has springs in it. */
const springs = [{ color: 'wit' as const, images: ['matras-wit-hero', 'matras-wit-open-detail'] }]
const closed = [{ color: 'wit' as const, images: ['matras-wit-hero'] }]
const grey = [{ color: 'grijs' as const, images: ['matras-grijs-hero', 'matras-schuim-open-detail'] }]
const greySprings = [{ color: 'grijs' as const, images: ['matras-grijs-hero', 'matras-grijs-open-detail'] }]

/** Covers a part of the mattress only: a promise about the whole one would need a label of the European Union. */
const tenYearsOnTheCore = {
  by: 'Voorbeeld Slaapfabriek B.V.',
  months: 120,
  covers: 'de kern',
  conditionsLink: '/service/wettelijke-garantie/#garantie-op-de-kern',
}

export const mattresses: Family = {
  key: 'matras',
  code: 'MAT',
  noun: 'Matras',
  categories: ['matrassen'],
  manufacturer: 'Voorbeeld Slaapfabriek B.V.',
  deliveryClass: 'two_man',
  leadTimeDays: null,
  sizeTitle: 'Maat',
  sizes: [
    size('80x200', 0.95, 15_000),
    size('90x200', 1, 17_000),
    size('90x210', 1.08, 18_000),
    size('140x200', 1.5, 26_000, 'twijfelaar'),
    size('160x200', 1.7, 30_000),
    size('180x200', 1.9, 34_000),
  ],
  facetValues: [],
  description: [
    'De tijk heeft een rits rondom en gaat in twee helften in de wasmachine. Een nieuw matras ruikt soms een paar dagen; laat het luchten zonder laken, dan is het zo weg.',
    'Je hebt veertien dagen bedenktijd. Uitpakken en proberen mag gewoon.',
  ],
  highlights: ['Tijk afritsbaar en wasbaar op 60 °C', 'Bezorgd tot in de slaapkamer'],
  rows: [{ label: 'Tijk', value: '95% polyester, 5% elastaan, dubbeldoek, afritsbaar' }],
  care: ['Draai het matras elke drie maanden, van hoofdeind naar voeteneind', 'Tijk wassen op 60 °C'],
  warnings: ['Niet geschikt als kindermatras voor kinderen jonger dan drie jaar.'],
  series: [
    {
      name: 'Koudschuim Helder',
      subTitle: 'Zeven zones, veerkrachtig en koel',
      brand: 'nachtwerk',
      colors: closed,
      basePriceCents: 22_900,
      reduction: { percent: 22, startedDaysAgo: 5 },
      story: [
        'Schuim met open cellen, dat bij je schouder dieper is ingesneden dan bij je rug. Het veert meteen terug als je draait.',
      ],
      facetValues: ['koudschuim', 'medium'],
      rows: [
        { label: 'Kern', value: 'Koudschuim HR45, 7 zones' },
        { label: 'Hoogte', value: '21 cm' },
      ],
      popularity: 92,
      createdDaysAgo: 280,
    },
    {
      name: 'Koudschuim Helder stevig',
      subTitle: 'Zeven zones, voor boven de tachtig kilo',
      brand: 'nachtwerk',
      colors: grey,
      basePriceCents: 24_900,
      story: ['Zwaarder schuim, dezelfde zones. Kies deze als je in een gewoon matras te diep wegzakt.'],
      facetValues: ['koudschuim', 'stevig'],
      rows: [
        { label: 'Kern', value: 'Koudschuim HR55, 7 zones' },
        { label: 'Hoogte', value: '21 cm' },
      ],
      weightFactor: 1.2,
      popularity: 73,
      createdDaysAgo: 220,
    },
    {
      name: 'Pocketvering Ritme',
      subTitle: '500 veren per vierkante meter',
      brand: 'nachtwerk',
      colors: springs,
      basePriceCents: 29_900,
      story: [
        'Elke veer zit in een eigen zakje en beweegt los van zijn buren. Draait je partner zich om, dan merk jij er weinig van.',
      ],
      facetValues: ['pocketveer', 'medium'],
      rows: [
        { label: 'Kern', value: 'Pocketvering, 500 veren per m², 7 zones' },
        { label: 'Hoogte', value: '23 cm' },
      ],
      weightFactor: 1.3,
      producerGuarantee: tenYearsOnTheCore,
      popularity: 80,
      createdDaysAgo: 190,
    },
    {
      name: 'Traagschuim Stil',
      subTitle: 'Vormt zich langzaam naar je lichaam',
      brand: 'nachtwerk',
      colors: closed,
      basePriceCents: 32_900,
      reduction: { percent: 31, startedDaysAgo: 2 },
      story: ['Een laag traagschuim van zes centimeter op een stevige kern. Drukverlagend en muisstil.'],
      facetValues: ['traagschuim', 'koudschuim', 'zacht'],
      rows: [
        { label: 'Kern', value: 'Koudschuim met 6 cm traagschuim' },
        { label: 'Hoogte', value: '22 cm' },
      ],
      weightFactor: 1.15,
      popularity: 77,
      createdDaysAgo: 100,
    },
    {
      name: 'Latex Veer',
      subTitle: 'Veerkrachtig, met duizenden luchtkanaaltjes',
      brand: 'nachtwerk',
      colors: closed,
      basePriceCents: 42_900,
      story: ['Latex geeft mee en duwt terug. Door de kanaaltjes in de kern blijft het koel en droog.'],
      facetValues: ['latex', 'medium'],
      rows: [
        { label: 'Kern', value: 'Latex, 7 zones' },
        { label: 'Hoogte', value: '20 cm' },
      ],
      weightFactor: 1.6,
      producerGuarantee: tenYearsOnTheCore,
      popularity: 47,
      createdDaysAgo: 27,
    },
    {
      name: 'Logeer',
      subTitle: 'Dun en licht, voor af en toe',
      brand: 'sluimer-atelier',
      colors: closed,
      basePriceCents: 9995,
      sizes: [
        size('80x200', 0.95, 8000),
        size('90x200', 1, 9000),
        size('140x200', 1.4, 13_000, 'twijfelaar'),
      ],
      story: ['Voor het logeerbed of de bedbank. Niet bedoeld voor elke nacht, wel beter dan een luchtbed.'],
      facetValues: ['koudschuim', 'medium'],
      rows: [
        { label: 'Kern', value: 'Comfortschuim SG25' },
        { label: 'Hoogte', value: '14 cm' },
      ],
      popularity: 65,
      createdDaysAgo: 330,
      categories: ['basics'],
      leadTimeDays: null,
    },
    {
      name: 'Pocketvering Ritme stevig',
      subTitle: 'Dikker staaldraad, voor boven de tachtig kilo',
      brand: 'nachtwerk',
      colors: greySprings,
      basePriceCents: 31900,
      story: ['Dezelfde veren in een stuggere uitvoering. Je ligt er hoger op en draait makkelijker om.'],
      facetValues: ['pocketveer', 'stevig'],
      rows: [
        { label: 'Kern', value: 'Pocketvering, 500 veren per m², 7 zones' },
        { label: 'Hoogte', value: '23 cm' },
      ],
      weightFactor: 1.4,
      popularity: 62,
      createdDaysAgo: 150,
    },
    {
      name: 'Pocketvering Ritme Plus',
      subTitle: '1000 veren per vierkante meter en een laag latex',
      brand: 'nachtwerk',
      colors: greySprings,
      basePriceCents: 44900,
      story: [
        'Twee keer zoveel, half zo grote veren, met drie centimeter latex erop. Het fijnste matras dat we hebben.',
      ],
      facetValues: ['pocketveer', 'latex', 'medium'],
      rows: [
        { label: 'Kern', value: 'Micropocket, 1000 veren per m², met 3 cm latex' },
        { label: 'Hoogte', value: '26 cm' },
      ],
      weightFactor: 1.6,
      popularity: 70,
      createdDaysAgo: 85,
      reduction: { percent: 20, startedDaysAgo: 7 },
    },
  ],
}
