import type { Make } from '../../combine.ts'
import { type Series, size } from '../../family.ts'

const cool = [
  'Wassen op 60 °C',
  'Drogen op lage temperatuur',
  'Strijken op stand 3, als de stof nog vochtig is',
]
const glossy = [
  'Wassen op 60 °C, binnenstebuiten',
  'Drogen op lage temperatuur',
  'Strijken op stand 2, aan de binnenkant',
]
const shrinks = (value: string) => ({ label: 'Krimp', value })
const warmCare = ['Wassen op 40 °C', 'Drogen op lage temperatuur', 'Strijken is niet nodig']
const linenCare = ['Wassen op 40 °C', 'Nat ophangen', 'Strijken mag, op stand 3']

/** The cloths that a duvet cover is made of. */
export const coverMakes: Make[] = [
  {
    key: 'katoen',
    name: '',
    feel: 'zacht katoen',
    basePriceCents: 3995,
    texts: [
      'Gewoon, goed katoen: zacht vanaf de eerste nacht en sterk genoeg voor een overtrek dat elke week in de was gaat.',
      'De stof is fijn geweven en mat gebleven. Daardoor voelt hij niet glad of koud, maar meteen bekend.',
      'Katoen van 144 draden ademt prettig en droogt op een zolder in een middag.',
      'We kozen middelzwaar katoen. Dat valt mooi over de rand van je bed en maakt in de zomer niet klam.',
      'Voor wie niet wil kiezen tussen glad en warm: dit is het katoen waar de meeste mensen bij uitkomen.',
      'Geen glans, geen haartjes, geen rek: katoen zoals het al honderd jaar op bedden ligt.',
      'Elke wasbeurt wordt het een beetje zachter, en het wordt er niet dun van.',
    ],
    facetValues: ['katoen'],
    rows: [{ label: 'Samenstelling', value: '100% katoen, 144 draden' }],
  },
  {
    key: 'percal',
    name: 'percal',
    feel: 'koel percal van 200 draden',
    basePriceCents: 5495,
    texts: [
      'Percal is strak geweven, één draad op, één draad neer. Zo krijg je het frisse, droge gevoel van een net verschoond hotelbed.',
      'De draden liggen dicht op elkaar, dus pluisjes en stof krijgen weinig kans. Strijken maakt het af, maar hoeft niet.',
      'Voor warme slapers: percal ligt een beetje los van je huid en laat de warmte weg.',
      'Tweehonderd draden per vierkante inch, mat afgewerkt. Na een paar keer wassen wordt de stof soepeler, zonder dun te worden.',
      'Hang het nat op en trek de naden strak. Dan droogt percal zo glad dat je het strijkijzer vergeet.',
      'Matte stof die droog aanvoelt, ook als de nacht dat niet is.',
      'Een beetje stijf uit de verpakking. Na drie keer wassen is het precies goed, en dat blijft zo.',
    ],
    facetValues: ['katoen', 'percal'],
    rows: [{ label: 'Samenstelling', value: '100% katoenpercal, 200 draden' }],
    care: cool,
  },
  {
    key: 'satijn',
    name: 'satijn',
    feel: 'zacht glanzend katoensatijn',
    basePriceCents: 6495,
    texts: [
      'Bij satijn liggen de meeste draden aan de bovenkant. Dat geeft een zachte glans en een stof waar je haar overheen glijdt.',
      'Katoensatijn van driehonderd draden is zwaarder dan gewoon katoen. Het blijft daardoor beter liggen en kreukt minder.',
      'Je voelt het verschil met je hand: glad, koel, en na vijf minuten precies op temperatuur.',
      'De glans zit in het weefsel en niet in een laagje. Hij wast er dus ook niet uit.',
      'Satijn spiegelt een beetje, en daar worden de kleuren dieper van.',
      'Omdraaien kost minder moeite onder een glad overtrek. Dat merk je pas als je er weer een nacht zonder slaapt.',
      'Het weefsel is dicht en glad: stof en haren veeg je er met je hand af.',
    ],
    facetValues: ['katoensatijn'],
    rows: [{ label: 'Samenstelling', value: '100% katoensatijn, 300 draden' }],
    weightFactor: 1.15,
    care: glossy,
  },
  {
    key: 'flanel',
    name: 'flanel',
    feel: 'warm geruwd flanel',
    basePriceCents: 4995,
    texts: [
      'Flanel is aan beide kanten opgeruwd. In de haartjes blijft lucht staan, en die is sneller warm dan jij.',
      'Geen kou op je knieën als je instapt: flanel voelt nooit kouder dan de kamer.',
      'Een stevige kwaliteit van 165 gram, die na de eerste was pluist en daarna niet meer.',
      'Van oktober tot april hoef je niets anders op je bed. Het droogt ook binnen nog vlot.',
      'Wie een koude slaapkamer fijn vindt maar een koud bed niet, is met flanel goed af.',
      'Een kruik is niet meer nodig. Een poes mag wel.',
      'Zacht aan de kant waar je ligt en net zo zacht aan de kant die je ziet.',
      'Het katoen is dikker dan dat van een zomerovertrek. Je trekt het op tot je kin en het blijft daar.',
    ],
    facetValues: ['flanel'],
    rows: [
      { label: 'Samenstelling', value: '100% katoenflanel, 165 g/m²' },
      shrinks('Hooguit 5% bij de eerste was; daar is op geknipt'),
    ],
    weightFactor: 1.4,
    care: warmCare,
    categories: ['wintertijd'],
  },
  {
    key: 'jersey',
    name: 'jersey',
    feel: 'rekbare jersey, strijkvrij',
    basePriceCents: 3795,
    texts: [
      'Jersey is gebreid, net als een T-shirt. Het overtrek trekt zichzelf glad zodra je het opschudt.',
      'Uit de droger zo op bed: er is niets aan te strijken en je hebt geen hulp nodig bij het verschonen.',
      'De stof geeft mee als je draait. Je hoort hem ook niet ritselen.',
      'Zachter wordt beddengoed niet. Wel een tikje warmer dan geweven katoen, dus heerlijk in het najaar.',
      'Vouwen hoeft niet netjes: in de kast kreukt het niet en op bed hangt het zich uit.',
      'Gebreide stof ademt door duizend lusjes. Daar past ook een warme slaper onder.',
      'Rekt mee met een dekbed dat net een maatje anders uitvalt.',
    ],
    facetValues: ['jersey', 'strijkvrij'],
    rows: [
      { label: 'Samenstelling', value: '100% katoenjersey, 140 g/m²' },
      shrinks('Hooguit 5% bij de eerste was; daar is op geknipt'),
    ],
    weightFactor: 1.2,
    care: warmCare,
    highlights: ['Strijkvrij'],
  },
  {
    key: 'lyocell',
    name: 'lyocell',
    feel: 'vloeiend lyocell met katoen',
    basePriceCents: 7495,
    texts: [
      'Lyocell wordt van houtpulp gemaakt en voert vocht snel af. Je merkt het vooral in een benauwde nacht in augustus.',
      'De stof valt zwaar en soepel om je heen, en gaat gewoon op veertig graden in de was.',
      'We weven lyocell samen met katoen. Zo houd je het koele gevoel en krijg je er sterkte bij.',
      'Fijn voor wie ’s nachts wakker wordt van de warmte: het overtrek voelt na een uur nog net zo fris.',
    ],
    facetValues: ['lyocell', 'katoen'],
    rows: [{ label: 'Samenstelling', value: '60% lyocell, 40% katoen' }],
    care: ['Wassen op 40 °C, fijnwas', 'Hangend drogen', 'Strijken op stand 1'],
    categories: ['zomer-deals'],
  },
  {
    key: 'microvezel',
    name: 'microvezel',
    feel: 'lichte microvezel, snel droog',
    basePriceCents: 2495,
    texts: [
      'Microvezel weegt weinig, droogt in een paar uur en komt zonder vouwen van de lijn. Ideaal voor de logeerkamer.',
      'Een voordelig overtrek dat er na vijftig keer wassen nog net zo uitziet. De vezel kleurt niet uit en krimpt niet.',
      'Handig in de camper en het studentenhuis: klein op te vouwen en in één nacht droog.',
    ],
    facetValues: ['microvezel', 'strijkvrij'],
    rows: [{ label: 'Samenstelling', value: '100% polyester microvezel, 90 g/m²' }, shrinks('Krimpt niet')],
    weightFactor: 0.76,
    care: ['Wassen op 40 °C', 'Drogen op lage temperatuur', 'Strijken is niet nodig'],
    highlights: ['Strijkvrij'],
    categories: ['basics'],
  },
  {
    key: 'linnen',
    name: '',
    feel: 'gewassen linnen van Europees vlas',
    basePriceCents: 11900,
    texts: [
      'De stof is na het weven gewassen, dus de stugheid is er al uit. Elke was daarna maakt hem nog iets losser.',
      'Vlas neemt een vijfde van zijn gewicht aan vocht op voordat je er iets van voelt. Daarom slaap je er zomer en winter goed onder.',
      'Kreukels horen bij linnen zoals rimpels bij een goed verhaal.',
      'Linnen gaat langer mee dan katoen; de vezel zelf is twee keer zo sterk.',
    ],
    facetValues: ['linnen', 'effen'],
    rows: [
      { label: 'Samenstelling', value: '100% linnen, 165 g/m²' },
      shrinks('Voorgewassen: nog hooguit 2%'),
    ],
    weightFactor: 1.4,
    care: linenCare,
    categories: ['linnen-beddengoed', 'zomer-deals'],
  },
  {
    key: 'halflinnen',
    name: 'halflinnen',
    feel: 'half linnen, half katoen',
    basePriceCents: 7995,
    texts: [
      'Het droge van linnen, de soepelheid van katoen en een prijs die ertussenin ligt.',
      'Kreukt minder dan zuiver linnen en is ’s ochtends na het wassen weer droog.',
      'Met katoen in de schering blijft de stof strak, met linnen in de inslag blijft hij koel.',
      'Een goed begin als je niet weet of linnen iets voor je is.',
    ],
    facetValues: ['linnen', 'katoen', 'effen'],
    rows: [{ label: 'Samenstelling', value: '55% linnen, 45% katoen' }],
    weightFactor: 1.25,
    care: ['Wassen op 40 °C', 'Drogen op lage temperatuur', 'Strijken op stand 2'],
    categories: ['linnen-beddengoed', 'zomer-deals'],
  },
  {
    key: 'zomerlinnen',
    name: 'zomer',
    feel: 'licht geweven linnen voor warme nachten',
    basePriceCents: 10900,
    texts: [
      'Losser geweven dan ons gewone linnen, met een draad die een kwart dunner is. Je ligt eronder als onder een briesje.',
      'Voor de maanden waarin een dekbed te veel is: vul het met een dun zomerdekbed, of met niets.',
      'Een luchtig weefsel van 130 gram, waar je hand doorheen schemert als je het tegen het licht houdt.',
    ],
    facetValues: ['linnen', 'effen'],
    rows: [
      { label: 'Samenstelling', value: '100% linnen, 130 g/m²' },
      shrinks('Voorgewassen: nog hooguit 2%'),
    ],
    weightFactor: 1.1,
    care: linenCare,
    categories: ['linnen-beddengoed', 'zomer-deals'],
  },
]

/**
 * Returns what an individually named cover takes from its cloth: rows, care and weight, so that two covers of one cloth never
 * contradict each other. `composition` is for a cloth that differs in a word: woven of dyed yarn, a little heavier.
 */
export function inCloth(key: string, composition?: string): Pick<Series, 'rows' | 'care' | 'weightFactor'> {
  const make = coverMakes.find((one) => one.key === key)
  if (!make) throw new Error(`there is no cloth ${key}`)
  const rows = (make.rows ?? []).map(({ label, value }) => ({
    label,
    value: label === 'Samenstelling' ? (composition ?? value) : value,
  }))
  return {
    rows,
    ...(make.care && { care: make.care }),
    ...(make.weightFactor && { weightFactor: make.weightFactor }),
  }
}

/** For cots and toddlers' beds, with a case of 40 x 60. */
export const cotMake: Make = {
  key: 'ledikant',
  name: 'ledikant',
  feel: 'voor ledikant en peuterbed',
  basePriceCents: 2295,
  sizes: [
    size('100x135', 1, 420, 'ledikant, met 1 sloop van 40 x 60 cm', ['100x135', '40x60']),
    size('120x150', 1.2, 520, 'peuterbed, met 1 sloop van 40 x 60 cm', ['120x150', '40x60']),
  ],
  texts: [
    'Dezelfde tekening als op het grote bed, maar dan verkleind, zodat er ook op een klein dekbed nog iets te ontdekken is.',
    'Zacht katoen dat je op zestig graden wast. Dat is maar goed ook, zeggen alle ouders die we kennen.',
    'De stof is voorgewassen: geen harde naden, en de kleur geeft niet af op een blote wang.',
    'Geen knopen en geen lintjes. Het dekbed gaat er aan de onderkant in, de strook vouw je om.',
    'Groot genoeg om in te wikkelen bij het voorlezen, klein genoeg voor een bed met spijlen.',
  ],
  facetValues: ['katoen', 'voor-kinderen'],
  rows: [{ label: 'Samenstelling', value: '100% katoen, 144 draden' }],
  care: ['Wassen op 60 °C', 'Drogen op lage temperatuur', 'Strijken op stand 2'],
}
