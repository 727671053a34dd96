import { combine, type Design } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { caseCloths } from './case-cloths.ts'
import { pillowCases } from './pillows.ts'

function sloop(
  [name, look, brand]: [name: string, look: string, brand: Design['brand']],
  [color, images, ...facetValues]: [color: Color, images: string[], ...facetValues: string[]],
  texts: string[],
  makes: string[],
): Design {
  return { name, look, brand, colors: [{ color, images }], texts, makes, facetValues }
}

const key = (name: string) => [`kussensloop-${name}-hero`]
const smooth = ['katoen', 'percal', 'satijn', 'jersey']

const designs: Design[] = [
  sloop(
    ['Zand', 'Warm beige', 'zachtgoed'],
    ['zand', key('zand'), 'effen'],
    [
      'Zandkleurig, dus altijd raak. De kleur hoort bij onze effen overtrekken.',
      'Een sloop in de kleur van droog strand, voor bij wit, bij blauw en bij bruin.',
      'Beige met een beetje geel erin, zodat het ook in de winter warm blijft.',
      'De kleur die nooit ruzie krijgt.',
      'Zand kleurt mee met het licht: koel in de ochtend, warm bij de lamp.',
    ],
    ['percal', 'satijn', 'flanel', 'jersey', 'linnen'],
  ),
  sloop(
    ['Helder wit', 'Wit als een hotelkamer', 'zachtgoed'],
    ['wit', key('wit'), 'effen'],
    [
      'Wit, want daar kan alles naast.',
      'De sloop die je per vier koopt en per twee kwijtraakt.',
      'Helder wit, dat helder blijft als je het niet bij de gekleurde was stopt.',
      'Een witte sloop maakt elk bed vijf minuten jonger.',
      'Wit op wit, met een zoom die je alleen ziet als je zoekt.',
    ],
    ['satijn', 'flanel', 'jersey', 'linnen', 'lyocell'],
  ),
  sloop(
    ['Terracotta', 'Warm rood', 'zachtgoed'],
    ['terracotta', key('terracotta'), 'effen'],
    [
      'Twee terracotta slopen op een wit bed, en de kamer is klaar.',
      'De kleur van gebakken klei, zonder oranje te worden.',
      'Een warm rood dat het goed doet naast zand en naast saliegroen.',
      'Voor wie kleur wil, maar niet het hele bed.',
    ],
    ['percal', 'flanel', 'jersey', 'linnen'],
  ),
  sloop(
    ['Waterlijn', 'Blauwe streep', 'lindeblad'],
    ['blauw', key('streep-blauw'), 'streep', 'wit'],
    [
      'De streep van het overtrek Waterlijn, in de lengte van de sloop.',
      'Blauwe strepen op wit. Ook mooi op een bed dat verder effen is.',
      'Blauw met wat grijs erin, dus goed bij elk ander blauw in huis.',
      'Een gestreepte sloop in een effen bed is als een sjaal over een trui.',
    ],
    ['percal', 'satijn', 'flanel', 'jersey'],
  ),
  sloop(
    ['Takje', 'Getekende takjes', 'morgenrood'],
    ['salie', key('botanisch-salie'), 'botanisch', 'wit'],
    [
      'Dezelfde takjes als op ons overtrek, op maat van je kussen gesneden.',
      'Losse takjes op wit: een klein stukje tuin naast je oor.',
      'De tekening loopt door tot in de flap, daar zijn we streng op.',
      'Om een effen groen bed mee op te halen.',
      'Een reserve voor je overtrek Takje, want er is er altijd een in de was.',
    ],
    ['percal', 'satijn', 'flanel', 'jersey', 'lyocell'],
  ),
  sloop(
    ['Salie met bies', 'Zacht saliegroen met smalle bies', 'zachtgoed'],
    ['salie', ['kussen-salie-wit-hero'], 'effen'],
    [
      'De bies is van dezelfde stof, apart gestikt, en blijft recht.',
      'Een rand van een halve centimeter, meer heeft een sloop niet nodig om af te zijn.',
    ],
    ['percal', 'satijn'],
  ),
  sloop(
    ['Antraciet', 'Donkergrijs', 'zachtgoed'],
    ['antraciet', key('antraciet'), 'effen'],
    [
      'Donkere slopen maken een licht bed spannend.',
      'Make-up zie je er minder op dan op wit. We zeggen het maar.',
      'Antraciet dat na een jaar wassen geen muisgrijs is geworden.',
      'Strak en donker, met een naad in dezelfde kleur.',
    ],
    smooth,
  ),
  sloop(
    ['Nachtblauw', 'Diepblauw', 'zachtgoed'],
    ['nachtblauw', key('nachtblauw'), 'effen'],
    [
      'Het blauw van onze donkere overtrekken, los te bestellen.',
      'Bijna zwart bij avondlicht, en ’s ochtends weer blauw.',
      'Een rustige, diepe kleur naast wit of naturel.',
      'Kleurecht geverfd, dus zonder blauwe vlekken op je laken.',
    ],
    smooth,
  ),
  sloop(
    ['Oudroze', 'Gedempt roze', 'zachtgoed'],
    ['roze', key('roze'), 'effen'],
    [
      'Roze met stof erop, bij wijze van spreken.',
      'Zacht van kleur en niet zoet. Leg er terracotta naast.',
      'Een tint die bij bruin hout en bij messing tot zijn recht komt.',
    ],
    ['katoen', 'percal', 'satijn'],
  ),
  sloop(
    ['Salie', 'Saliegroen', 'zachtgoed'],
    ['salie', key('salie'), 'effen'],
    [
      'Grijsgroen zoals het blad, voor bij onze handdoeken, overtrekken en gordijnen.',
      'Zonder bies, zonder streep, gewoon groen.',
      'De rustigste manier om kleur in bed te krijgen.',
      'Salie is zo grijs dat je er lang naar kunt kijken.',
    ],
    ['katoen', 'satijn', 'flanel', 'jersey'],
  ),
  sloop(
    ['Grijs', 'Lichtgrijs', 'zachtgoed'],
    ['grijs', key('grijs'), 'effen'],
    [
      'Zilvergrijs, voor bij een zwart ledikant of een grijze boxspring.',
      'Neutraal zonder beige te zijn.',
      'Een koele tint die wit er witter uit laat zien.',
    ],
    ['katoen', 'percal', 'jersey'],
  ),
  sloop(
    ['Oeverstreep', 'Saliegroene streep', 'lindeblad'],
    ['salie', key('streep-salie'), 'streep', 'wit'],
    [
      'De groene streep van het overtrek, per sloop te koop.',
      'Strepen als riet, op een witte ondergrond.',
      'Gestreept en toch kalm.',
    ],
    ['katoen', 'percal', 'flanel'],
  ),
  sloop(
    ['Keukenruit', 'Blauwe ruit', 'lindeblad'],
    ['blauw', key('ruit-blauw'), 'ruit'],
    [
      'Een boerenruit voor op je kussen.',
      'Blauw geruit: het kortste pad naar een zomerhuis.',
      'Past bij het overtrek Keukenruit en bij elk effen blauw.',
    ],
    ['katoen', 'percal', 'flanel'],
  ),
  sloop(
    ['Sterrennacht', 'Sterren op donkerblauw', 'morgenrood'],
    ['nachtblauw', key('sterren-nachtblauw'), 'sterren', 'voor-kinderen'],
    [
      'Nog een paar sterren erbij, voor wie er nooit genoeg heeft.',
      'Bij het overtrek Sterrennacht, of los voor een logeerpartij.',
    ],
    ['katoen', 'flanel'],
  ),
  sloop(
    ['Nachttuin', 'Bladeren op donkerblauw', 'morgenrood'],
    ['nachtblauw', key('botanisch-nachtblauw'), 'botanisch'],
    [
      'Bladeren bij maanlicht, ter grootte van je kussen.',
      'De donkere sloop die bij het overtrek hoort.',
      'Donkerblauw met lichte takken, mooi naast effen abrikoos.',
    ],
    ['katoen', 'satijn', 'flanel'],
  ),
  sloop(
    ['Hofruit', 'Ruit van terracotta', 'lindeblad'],
    ['terracotta', key('ruit-terracotta'), 'ruit'],
    [
      'De ruit van het overtrek, in de kleur van oude dakpannen.',
      'Terracotta en roomwit, tot in de naad recht.',
    ],
    ['katoen', 'flanel'],
  ),
  sloop(
    ['Bloesemwei', 'Losse bloemen', 'morgenrood'],
    ['roze', key('bloemen-roze'), 'bloemen'],
    [
      'De bloemen van het overtrek Bloesemwei, met een geel hart.',
      'Eén gebloemde sloop op een effen bed is genoeg voor een voorjaar.',
      'Bloemen naast je oor, zonder hooikoorts.',
    ],
    ['katoen', 'percal', 'satijn'],
  ),
  sloop(
    ['Varenbed', 'Groene varens op wit', 'morgenrood'],
    ['groen', key('varen-groen'), 'botanisch', 'wit'],
    [
      'Varens op wit, bij het overtrek Varenbed of bij effen groen.',
      'Bladeren in twee groenen, scherp getekend tot aan de naad.',
      'Een stukje bosgrond waar je wel op wilt liggen.',
    ],
    ['katoen', 'percal', 'flanel'],
  ),
  sloop(
    ['Inktbad', 'Tie-dye in blauw', 'morgenrood'],
    ['blauw', key('tiedye-blauw'), 'tie-dye'],
    [
      'Kringen van blauw in wit. Elke sloop valt een beetje anders uit.',
      'Bij het overtrek Inktbad, of als enige gekkigheid op een wit bed.',
      'Blauw dat uitloopt, en daar is het om begonnen.',
    ],
    ['katoen', 'jersey', 'lyocell'],
  ),
]

export const moreCases: Family = { ...pillowCases, code: 'SLM', series: combine('SLM', designs, caseCloths) }
