import { combine, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { barbecues } from './garden.ts'

const grills: Make[] = [
  {
    key: '47',
    name: '47 cm',
    feel: 'rooster van 47 cm',
    basePriceCents: 9995,
    texts: ['Compact genoeg voor een balkon waar het mag, groot genoeg voor vier.'],
    rows: [
      { label: 'Rooster', value: '47 cm doorsnede' },
      { label: 'Afmetingen', value: '56 x 60 x 96 cm (b x d x h)' },
    ],
    weightFactor: 0.75,
  },
  {
    key: '67',
    name: '67 cm',
    feel: 'rooster van 67 cm',
    basePriceCents: 24_900,
    texts: ['Zevenenzestig centimeter rooster: twaalf hamburgers tegelijk, of één heel grote vis.'],
    rows: [
      { label: 'Rooster', value: '67 cm doorsnede' },
      { label: 'Afmetingen', value: '77 x 80 x 112 cm (b x d x h)' },
    ],
    weightFactor: 1.5,
  },
  {
    key: 'start',
    name: 'startset',
    feel: 'met brikettenstarter en tang',
    basePriceCents: 17_900,
    texts: [
      'Met een brikettenstarter, een lange tang en een borstel voor achteraf. De extra’s staan niet op de foto.',
    ],
    rows: [
      { label: 'Rooster', value: '57 cm doorsnede' },
      { label: 'Inhoud', value: 'Barbecue, brikettenstarter, tang, roosterborstel' },
    ],
    weightFactor: 1.12,
    facetValues: ['voordeel-set'],
  },
  {
    key: 'hoes',
    name: 'met hoes',
    feel: 'met beschermhoes',
    basePriceCents: 16_900,
    texts: [
      'Met een hoes die de winter buiten houdt. Zonder hoes gaat emaille ook mee, maar minder mooi. De hoes staat niet op de foto.',
    ],
    rows: [
      { label: 'Rooster', value: '57 cm doorsnede' },
      { label: 'Inhoud', value: 'Barbecue en beschermhoes' },
    ],
    weightFactor: 1.06,
  },
  {
    key: 'pizza',
    name: 'pizzaset',
    feel: 'met pizzasteen en schep',
    basePriceCents: 19_900,
    texts: [
      'Met een ronde steen van 36 centimeter die op het rooster past en een schep om de pizza heel binnen te krijgen. De set staat niet op de foto.',
    ],
    rows: [
      { label: 'Rooster', value: '57 cm doorsnede' },
      { label: 'Inhoud', value: 'Barbecue, pizzasteen, schep' },
    ],
    facetValues: ['voordeel-set'],
    weightFactor: 1.28,
  },
  {
    key: 'rook',
    name: 'rookset',
    feel: 'met rookbak en rookhout',
    basePriceCents: 16_900,
    texts: [
      'Met een bakje voor rookhout en een kilo snippers van beuk. Zalm van een uur, kip van twee. De set staat niet op de foto.',
    ],
    rows: [
      { label: 'Rooster', value: '57 cm doorsnede' },
      { label: 'Inhoud', value: 'Barbecue, rookbak, 1 kg rookhout' },
    ],
    facetValues: ['voordeel-set'],
    weightFactor: 1.12,
  },
]

const kettle = (name: string, color: Color, key: string, texts: string[], makes: string[]) => ({
  name,
  look: 'Geëmailleerd staal op wielen',
  brand: 'wintertuin' as const,
  colors: [{ color, images: [key] }],
  texts,
  makes,
  facetValues: ['metaal'],
  rows: [{ label: 'Materiaal', value: 'Geëmailleerd metaal' }],
})

export const moreBarbecues: Family = {
  ...barbecues,
  code: 'BQM',
  series: combine(
    'BQM',
    [
      kettle(
        'Kogel',
        'zwart',
        'barbecue-kogel-zwart-hero',
        [
          'Een bol houdt de hitte rond. Met het deksel dicht is het een oven, met het deksel open een gril.',
          'De luchtschuif onderin regelt het vuur preciezer dan je van een barbecue verwacht.',
          'Alles wat je nodig hebt om vanavond te beginnen, behalve de kolen.',
          'Zwart emaille dat tegen regen kan.',
          'Met het deksel dicht haalt de bol driehonderd graden, en dat vindt een bodem fijn.',
          'Langzaam roken is een kwestie van weinig kolen, het deksel dicht en geduld.',
        ],
        ['47', '67', 'start', 'hoes', 'pizza', 'rook'],
      ),
      kettle(
        'Kogel dennengroen',
        'groen',
        'barbecue-kogel-groen-hero',
        [
          'Groen als de heg erachter, zodat hij in de tuin niet opvalt.',
          'Dezelfde bol in een kleur die je niet bij de buren ziet.',
        ],
        ['47', 'hoes'],
      ),
    ],
    grills,
  ),
}
