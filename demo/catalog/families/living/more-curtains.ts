import { combine, type Design } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { curtainCloths } from './curtain-cloths.ts'
import { curtains } from './curtains.ts'

function shade(
  [name, look]: [name: string, look: string],
  color: Color,
  texts: string[],
  makes: string[],
): Design {
  const images = [`gordijn-${color}-hero`]
  return { name, look, brand: 'zilverwilg', colors: [{ color, images }], texts, makes }
}

const known = ['thermo', 'akoestisch', 'katoen', 'lang', 'paar']
const whole = ['gewoon', 'verduisterend', 'thermo', 'katoen', 'linnen']

const shades: Design[] = [
  shade(
    ['Wilg', 'Zachtgroen'],
    'salie',
    [
      'Het groen van wilgenblad, aan de grijze kant.',
      'Groen bij het raam trekt de tuin een stukje naar binnen.',
      'Een kleur die overdag licht oogt en ’s avonds warm wordt.',
      'Zacht genoeg voor een slaapkamer, fris genoeg voor de keuken.',
      'Grijsgroen dat bij witte kozijnen hoort alsof het ervoor gemaakt is.',
    ],
    known,
  ),
  shade(
    ['Duin', 'Warm beige'],
    'beige',
    [
      'De kleur van de binnenduinen, met een onregelmatige draad.',
      'Beige heeft een saaie naam en een mooi licht.',
      'Warm en neutraal, en bij elke vloer te hangen.',
      'Een gordijn dat je niet ziet, tot je het weghaalt.',
      'Hangt er na een week alsof het er altijd hing.',
    ],
    known,
  ),
  shade(
    ['Melk', 'Gebroken wit'],
    'gebroken-wit',
    [
      'Wit met een wolkje erin. Tegen een witte muur blijft het verschil net zichtbaar.',
      'Gebroken wit houdt het daglicht warm, ook op een grijze dag.',
      'De lichtste tint die we hebben.',
      'Fris zonder kil te worden.',
      'Het gordijn voor wie eigenlijk geen gordijn wil.',
    ],
    known,
  ),
  shade(
    ['Klei', 'Terracotta'],
    'terracotta',
    [
      'Gebakken klei, in stof. Bij avondzon gloeit het hele raam.',
      'Een uitgesproken kleur, die een verder witte kamer nodig heeft.',
      'Warm rood met bruin erin, zodat het niet gaat schreeuwen.',
      'In de herfst klopt deze kleur het meest, in de lente het mooist.',
      'Twee banen terracotta en je hebt geen schilderij meer nodig.',
    ],
    known,
  ),
  shade(
    ['Leisteen', 'Middengrijs'],
    'grijs',
    [
      'Grijs met een vleugje warmte, zodat het bij hout blijft passen.',
      'Rustig en strak. De plooi doet het werk.',
      'Bij een grijze vloer een slag lichter dan je zou denken.',
      'De kleur van een dak waar het net op geregend heeft.',
      'Grijs dat bij ieder ander grijs in huis een oplossing vindt.',
    ],
    whole,
  ),
  shade(
    ['Middernacht', 'Nachtblauw'],
    'nachtblauw',
    [
      'Donkerblauw tot op de vloer: overdag een lijst om je uitzicht, ’s avonds een muur.',
      'Een diepe kleur die licht opslokt.',
      'Mooi met messing ringen en een houten roede.',
      'Overdag blauw, na zonsondergang bijna weg.',
      'Bij een witte kamer een rustpunt, bij een donkere kamer een begin.',
    ],
    whole,
  ),
  shade(
    ['Houtskool', 'Antraciet'],
    'antraciet',
    [
      'Zwart voor wie zwart te hard vindt.',
      'Strak tegen een witte muur, met een zachte val.',
      'Donker genoeg om de televisie uit de zon te houden.',
      'Een streep schaduw aan weerszijden van je raam.',
      'Warm zwart, met net zo veel bruin dat het geen rouw wordt.',
    ],
    whole,
  ),
  shade(
    ['Heide', 'Oudroze'],
    'roze',
    [
      'Gedempt roze dat in de schemer bijna grijs wordt.',
      'Zacht van kleur, ook op een groot raam.',
      'Voor een slaapkamer die een beetje mag blozen.',
      'Hei in september, als het paars er al uit is.',
      'Roze met genoeg grijs om naast een eiken kast te hangen.',
    ],
    whole,
  ),
  shade(
    ['Helm', 'Zandkleur'],
    'zand',
    [
      'Droog zand met hier en daar een donkerder draad.',
      'Licht, zonder het raam te laten verdwijnen.',
      'Past bij linnen beddengoed en bij een vloer van eiken.',
      'De tint tussen wit en beige waar je in de verfwinkel naar zocht.',
      'Kleurt bij ochtendzon een beetje honing.',
    ],
    whole,
  ),
  shade(
    ['Hooi', 'Warm oker'],
    'oker',
    [
      'Geel met bruin, zoals hooi dat al een week binnen ligt.',
      'Zon op bestelling, ook in februari.',
      'Een warme kleur die donkerblauw en groen mooier maakt.',
      'Oker vangt de laatste zon en laat hem niet meteen gaan.',
      'De kleur van een veld dat op de maaier wacht.',
    ],
    whole,
  ),
]

export const moreCurtains: Family = {
  ...curtains,
  code: 'GDM',
  series: combine('GDM', shades, curtainCloths),
}
