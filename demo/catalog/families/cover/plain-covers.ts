import type { Design } from '../../combine.ts'
import type { Color } from '../../palette.ts'

function plain(color: Color, look: string, texts: string[], makes: string[]): Design {
  return {
    name: `Effen ${titleOf[color] ?? color}`,
    look,
    brand: 'sluimer-atelier',
    colors: [{ color, images: [`dekbedovertrek-effen-${color}-hero`] }],
    texts,
    makes,
    facetValues: ['effen'],
    priceFactor: 0.92,
  }
}

const titleOf: Partial<Record<Color, string>> = { roze: 'oudroze', groen: 'donkergroen' }

function linen(color: Color, name: string, look: string, texts: string[]): Design {
  return {
    name,
    look,
    brand: 'lindeblad',
    colors: [{ color, images: [`dekbedovertrek-linnen-${color}-hero`] }],
    texts,
    makes: ['linnen', 'halflinnen', 'zomerlinnen'],
  }
}

/** One color, no drawing: what most people have on their bed. */
export const plainCovers: Design[] = [
  plain(
    'wit',
    'Helder wit',
    [
      'Wit past bij alles en verbergt niets. Daarom letten we hier nog meer op de stof dan anders.',
      'Een wit bed maakt een kleine kamer groter, zeggen ze. Het maakt hem in elk geval lichter.',
      'Het overtrek waar je elke sprei, plaid en sloop bij kunt leggen.',
      'Wit blijft wit als je het apart wast, zonder bleek en met een trommel die niet te vol is.',
      'Het eerste overtrek dat je koopt en het laatste dat je wegdoet.',
      'Zomers met niets erbij, ’s winters met een plaid aan het voeteneind: wit doet overal aan mee.',
      'Op wit zie je meteen of het schoon is. Dat werkt twee kanten op.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel', 'jersey', 'lyocell', 'microvezel'],
  ),
  plain(
    'zand',
    'Warm zand',
    [
      'Zand is wit met een beetje zon erin. Het wordt op een grijze dag niet grauw.',
      'De kleur die je pas opvalt als hij er niet meer is: alles in de kamer komt er rustig bij te staan.',
      'Vlekt minder dan wit en is bijna even licht.',
      'Tussen beige en grijs in, en bij geen van beide uit de toon.',
      'De tint van een strand waar nog niemand liep.',
      'Zand met wit maakt een bed licht, zand met antraciet maakt het strak.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel', 'jersey', 'microvezel'],
  ),
  plain(
    'salie',
    'Zacht saliegroen',
    [
      'Salie is groen voor mensen die geen groen durven: grijs, zacht en makkelijk te combineren.',
      'Bij eikenhout krijgt deze kleur iets van een bos in de ochtend.',
      'Een tint die zomer en winter klopt. Leg er wit bij en hij wordt fris, leg er oker bij en hij wordt warm.',
      'De kleur van blad dat een dag te drogen hing, en ook zo rustig.',
      'Grijs in de ochtend, groen in de middag: deze kleur beweegt met het licht mee.',
      'Saliegroen slapen en terracotta wakker worden: twee slopen verschil en het is een ander bed.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel', 'jersey', 'lyocell'],
  ),
  plain(
    'antraciet',
    'Diep antraciet',
    [
      'Bijna zwart, maar met genoeg grijs om bij daglicht zacht te blijven.',
      'Donker beddengoed heeft één nadeel: kattenharen. Verder alleen maar voordelen.',
      'Strak op een zwart ledikant, spannend op een wit bed.',
      'Antraciet laat het hout van je bed voorgaan.',
      'De kleur van leien daken na een bui.',
      'Met lichte slopen erop weet je in het donker ook waar je hoofd hoort.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel', 'jersey', 'microvezel'],
  ),
  plain(
    'nachtblauw',
    'Rustig nachtblauw',
    [
      'Een kleur om bij weg te zakken. In lamplicht is hij bijna zwart, in de zon zie je het blauw.',
      'Nachtblauw verft beter dan zwart: het blijft ook na een jaar nog vol van kleur.',
      'Donker genoeg om deftig te zijn, blauw genoeg om vriendelijk te blijven.',
      'Het uur waarin de straatlantaarns aangaan, op maat van je bed.',
      'Nachtblauw en messing kunnen het goed vinden. Nachtblauw en hout ook.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel', 'jersey'],
  ),
  plain(
    'roze',
    'Gedempt oudroze',
    [
      'Roze zonder suiker: er zit bruin in, en een beetje grijs.',
      'Deze tint geeft iedereen een gezonde kleur, ook op maandagochtend.',
      'Oudroze met terracotta is warm, met grijs wordt het koel. Jij kiest.',
      'Een kleur als een gedroogde roos: zachter dan toen hij bloeide.',
    ],
    ['katoen', 'percal', 'satijn', 'jersey'],
  ),
  plain(
    'terracotta',
    'Warm terracotta',
    [
      'De kleur van een pot die de hele dag in de zon stond. Een wit geschilderde kamer is er meteen mee gemeubileerd.',
      'Terracotta blijft warm, ook onder een koude ledlamp.',
      'Een uitgesproken kleur waar je zelden spijt van krijgt, zolang de muren rustig zijn.',
      'Zand, wit, hout: terracotta heeft niet meer nodig om een kamer te vullen.',
    ],
    ['katoen', 'percal', 'flanel', 'jersey'],
  ),
  plain(
    'groen',
    'Vol donkergroen',
    [
      'Het groen van een sparrenbos en van een oude bibliotheek.',
      'Donkergroen beddengoed zie je nog niet overal. Bij messing en notenhout staat het prachtig.',
      'Een diepe tint, die pas na drie keer wassen zijn definitieve, iets zachtere kleur krijgt.',
      'Donkergroen met naturel linnen erop: zo hoort november eruit te zien.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel'],
  ),
  linen('wit', 'Vlasveld wit', 'Linnen in gebleekt wit', [
    'Gebleekt zonder chloor, dus zacht van kleur: meer melk dan sneeuw.',
    'Wit linnen is het enige beddengoed dat er gekreukt netter uitziet.',
    'Leg er een wollen plaid over en je kunt er het hele jaar mee doen.',
  ]),
  linen('salie', 'Vlasveld salie', 'Linnen in grijsgroen', [
    'De verf trekt in vlas een beetje ongelijk in. Dat geeft het groen diepte, als van een blad.',
    'Een kleur die mooier wordt van vervagen.',
    'Grijsgroen linnen bij een wit laken: koeler ziet een bed er niet uit.',
  ]),
  linen('terracotta', 'Vlasveld terracotta', 'Linnen in gebrande klei', [
    'Klei, baksteen, avondzon. Op linnen wordt zo’n kleur nooit vlak.',
    'Warm om te zien en koel om onder te liggen.',
    'Een kleur die bij daglicht oranje trekt en bij lamplicht rood.',
  ]),
  linen('antraciet', 'Vlasveld antraciet', 'Linnen in zacht donkergrijs', [
    'Donker linnen vangt het licht op elke kreuk. Saai wordt het dus niet.',
    'Grijs als leisteen in de regen, en droger dan dat.',
    'Voor een slaapkamer met weinig spullen en veel rust.',
  ]),
]
