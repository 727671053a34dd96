import type { Design } from '../../combine.ts'
import { print } from './cover-print.ts'

const forChildren = ['katoen', 'flanel', 'jersey']

/** Drawings for children and for December. */
export const seasonalPrints: Design[] = [
  print(
    ['Dinodal', 'Dinosaurussen op wit'],
    ['dino-salie', 'salie', 'dieren', 'voor-kinderen', 'wit'],
    [
      'Vriendelijke dino’s tussen de palmen. De grootste is een planteneter, dat scheelt.',
      'Lange nekken en korte pootjes, in groen en roestbruin, met een effen groene achterkant.',
      'Voor het kind dat alle namen weet en ze ook graag opnoemt.',
    ],
    forChildren,
  ),
  print(
    ['Raketbasis', 'Raketten op nachtblauw'],
    ['raket-nachtblauw', 'nachtblauw', 'voertuigen', 'voor-kinderen'],
    [
      'Aftellen van tien naar nul, en bij nul het licht uit.',
      'Raketten, sterren en planeten met een ring, op een donkere hemel.',
      'Vrolijk bij daglicht en donker genoeg om bij te slapen.',
    ],
    forChildren,
  ),
  print(
    ['Regenbui', 'Regenbogen en hartjes op zachtroze'],
    ['regenboog-roze', 'roze', 'grafisch', 'voor-kinderen'],
    [
      'Na elke bui een boog. Op dit overtrek dus een stuk of veertig.',
      'Zachte kleuren in plaats van de hele verfdoos, zodat de kamer rustig blijft.',
      'Roze voor wie daar gek op is, met genoeg geel en blauw voor wie dat niet is.',
    ],
    forChildren,
  ),
  print(
    ['Bosrand', 'Bosdieren op gebroken wit'],
    ['bosdieren-zand', 'zand', 'dieren', 'voor-kinderen'],
    [
      'Vossen, uilen en een paddenstoel waar niemand onder woont.',
      'Dieren om bij naam te noemen voor het licht uitgaat.',
      'Bruin, groen en een beetje rood, dus mooi bij een houten kinderbed.',
    ],
    forChildren,
  ),
  print(
    ['Zeilwedstrijd', 'Zeilbootjes en golfjes op wit'],
    ['zeilboot-blauw', 'blauw', 'voertuigen', 'voor-kinderen'],
    [
      'Bootjes met bolle zeilen, allemaal voor de wind. Niemand wint.',
      'Een frisse wind op een kinderbed: wit, met zeilen in blauw en oranjerood.',
      'Kleine golven, kleine boten en ruimte om erbij te dromen.',
    ],
    forChildren,
  ),
  print(
    ['Kerstruit', 'Ruit in rood en groen'],
    ['kerst-ruit-terracotta', 'rood', 'ruit', 'groen'],
    [
      'De ruit van een oude reisdeken, in de kleuren van de maand.',
      'Geen klokken, geen sterren. Met deze ruit mag je na de feestdagen gewoon doorslapen.',
      'Warm rood en donkergroen, met een smalle witte lijn ertussen.',
    ],
    ['katoen', 'flanel'],
    'dennehof',
  ),
  print(
    ['Eerste sneeuw', 'Sneeuwvlokken op nachtblauw'],
    ['kerst-sneeuw-nachtblauw', 'nachtblauw', 'sneeuw'],
    [
      'Vlokken die blijven liggen, ook als het buiten dooit.',
      'Wit op donkerblauw: de stilte van een straat waar net sneeuw is gevallen.',
      'Van sinterklaas tot de krokusvakantie het juiste overtrek.',
    ],
    ['katoen', 'flanel', 'jersey'],
    'dennehof',
  ),
  print(
    ['Hulst', 'Hulsttakjes op wit'],
    ['kerst-hulst-wit', 'wit', 'botanisch'],
    [
      'Blaadjes met puntjes die niet prikken, en bessen om de kleur erin te houden.',
      'Fris en licht, voor wie kerst liever in de ochtend viert.',
      'Fijn getekend, met veel wit. Een kerstbed dat niet zwaar wordt.',
    ],
    ['katoen', 'percal', 'flanel'],
    'dennehof',
  ),
]
