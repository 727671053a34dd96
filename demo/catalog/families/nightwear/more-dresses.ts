import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { dresses } from './dresses.ts'

const dressCloths: Make[] = [
  {
    key: 'linnen',
    name: 'linnen',
    feel: 'van gewassen linnen',
    basePriceCents: 5995,
    texts: [
      'Linnen dat al is voorgewassen: soepel, koel en trots op zijn kreukels.',
      'Op een hete dag het enige dat je aan wilt.',
    ],
    facetValues: ['linnen'],
    rows: [{ label: 'Samenstelling', value: '100% linnen' }],
  },
  {
    key: 'katoen',
    name: 'katoen',
    feel: 'van stevig katoen',
    basePriceCents: 3995,
    texts: [
      'Katoen met een beetje body, zodat de jurk zijn lijn houdt.',
      'Gaat met de gewone was mee en hangt zich glad.',
    ],
    facetValues: ['katoen'],
    rows: [{ label: 'Samenstelling', value: '100% katoen' }],
  },
  {
    key: 'viscose',
    name: 'viscose',
    feel: 'van vallende viscose',
    basePriceCents: 4495,
    texts: [
      'Viscose valt recht naar beneden en beweegt met je mee.',
      'Koel op de huid en in een kwartier gestreken.',
    ],
    facetValues: ['viscose'],
    rows: [{ label: 'Samenstelling', value: '100% viscose' }],
  },
  {
    key: 'halflinnen',
    name: 'halflinnen',
    feel: 'half linnen, half viscose',
    basePriceCents: 5495,
    texts: [
      'De droogte van linnen met de val van viscose. Kreukt half zo erg.',
      'Voor wie linnen mooi vindt en strijken niet.',
    ],
    facetValues: ['linnen', 'viscose'],
    rows: [{ label: 'Samenstelling', value: '55% linnen, 45% viscose' }],
  },
  {
    key: 'lyocell',
    name: 'lyocell',
    feel: 'van soepel lyocell',
    basePriceCents: 6495,
    texts: [
      'Lyocell voelt als een tweede, koelere huid.',
      'Kreukt nauwelijks in een koffer. Uithangen naast de douche is genoeg.',
    ],
    facetValues: ['lyocell'],
    rows: [{ label: 'Samenstelling', value: '100% lyocell' }],
  },
]

function dress(
  [name, look]: [string, string],
  color: Color,
  key: string,
  texts: string[],
  makes: string[],
): Design {
  return {
    name,
    look,
    brand: 'klaproosveld',
    colors: [{ color, images: [`jurk-${key}-hero`] }],
    texts,
    makes,
  }
}

export const moreDresses: Family = {
  ...dresses,
  code: 'JRM',
  series: combine(
    'JRM',
    [
      dress(
        ['Beemd', 'Saliegroen, zonder mouwen'],
        'salie',
        'salie',
        [
          'Ruim en recht, met zakken waar een telefoon in past zonder te trekken.',
          'Groen van gras dat even geen regen had.',
          'Draag hem los, of met een riem als je toch een taille wilt.',
        ],
        ['viscose', 'halflinnen', 'lyocell'],
      ),
      dress(
        ['Leem', 'Terracotta, zonder mouwen'],
        'terracotta',
        'terracotta',
        [
          'Warm van kleur, koel om te dragen.',
          'Met een smalle bies langs de hals, van dezelfde stof.',
          'Mooi op een gebruinde huid en op een bleke ook.',
        ],
        ['katoen', 'halflinnen', 'lyocell'],
      ),
      dress(
        ['Avond', 'Nachtblauw, zonder mouwen'],
        'nachtblauw',
        'nachtblauw',
        [
          'Donker genoeg voor een etentje, los genoeg voor het toetje.',
          'Nachtblauw kleedt af, zegt men. Het staat in elk geval iedereen.',
          'Een jurk die met sandalen zomers is en met laarzen niet.',
        ],
        ['linnen', 'viscose', 'lyocell'],
      ),
      dress(
        ['Strand', 'Zandkleur, zonder mouwen'],
        'zand',
        'zand',
        ['De kleur van de duinen in augustus.', 'Over een badpak, of gewoon naar de markt.'],
        ['linnen', 'katoen'],
      ),
      dress(
        ['Waterlijn', 'Blauwe strepen, zonder mouwen'],
        'blauw',
        'streep-blauw',
        [
          'De streep van ons beddengoed, nu voor overdag.',
          'Smalle strepen in de lengte, met de zakken precies in de streep gezet.',
        ],
        ['katoen', 'viscose'],
      ),
    ],
    dressCloths,
  ),
}
