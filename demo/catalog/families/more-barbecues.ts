import { combine, type Make } from '../combine.ts'
import type { Family } from '../family.ts'
import type { Colour } from '../palette.ts'
import { barbecues } from './garden.ts'

const grills: Make[] = [
  {
    key: '47',
    name: '47 cm',
    feel: 'rooster van 47 cm',
    basePriceCents: 9995,
    texts: ['Compact genoeg voor een balkon waar het mag, groot genoeg voor vier.'],
    rows: [{ label: 'Rooster', value: '47 cm doorsnede' }],
  },
  {
    key: '67',
    name: '67 cm',
    feel: 'rooster van 67 cm',
    basePriceCents: 24_900,
    texts: ['Zevenenzestig centimeter rooster: twaalf hamburgers tegelijk, of één heel grote vis.'],
    rows: [{ label: 'Rooster', value: '67 cm doorsnede' }],
  },
  {
    key: 'start',
    name: 'startset',
    feel: 'met brikettenstarter en tang',
    basePriceCents: 17_900,
    texts: [
      'Met een brikettenstarter, een lange tang en een borstel, zodat je er ’s middags nog op kunt koken. De extra’s staan niet op de foto.',
    ],
    rows: [
      { label: 'Rooster', value: '57 cm doorsnede' },
      { label: 'Inhoud', value: 'Barbecue, brikettenstarter, tang, roosterborstel' },
    ],
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
  },
]

const kettle = (name: string, colour: Colour, key: string, texts: string[], makes: string[]) => ({
  name,
  look: 'Geëmailleerd staal op wielen',
  brand: 'wintertuin' as const,
  colours: [{ colour, images: [key] }],
  texts,
  makes,
  facetValues: ['metaal'],
})

export const moreBarbecues: Family = {
  ...barbecues,
  code: 'BQM',
  rows: [],
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
        ],
        ['47', '67', 'start', 'hoes'],
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
