import type { Design } from '../../combine.ts'
import { print } from './cover-print.ts'

const grownUp = ['katoen', 'percal', 'satijn', 'flanel']

/** The newer drawings. */
export const coverNovelties: Design[] = [
  print(
    ['Blosje', 'Roestrode takjes op zachtroze'],
    ['botanisch-roze', 'roze', 'botanisch'],
    [
      'Takjes op een zachtroze ondergrond, zo fijn getekend dat je er een loep bij wilt pakken.',
      'Lente op je bed, ook in november. Het roestrood van de blaadjes houdt het roze in toom.',
      'Een dessin dat oude meubels goed staat: denk aan een kersenhouten kast of een smeedijzeren bed.',
      'De takjes liggen los van elkaar, als in een herbarium.',
    ],
    grownUp,
  ),
  print(
    ['Grind', 'Grijze stippen op wit'],
    ['stippen-grijs', 'grijs', 'stippen', 'wit'],
    [
      'Kiezels in drie grijzen, losjes gestrooid. Rustiger dan het klinkt.',
      'Een stip voor wie stippen te vrolijk vindt.',
      'Past bij grijs, zwart en staal, en maakt dat geheel wat vriendelijker.',
    ],
    ['katoen', 'percal', 'jersey'],
    'lindeblad',
  ),
  print(
    ['Helmgras', 'Zandkleurige strepen op wit'],
    ['streep-zand', 'zand', 'streep', 'wit'],
    [
      'Een brede en een smalle streep om en om, in de kleur van droog gras.',
      'De strandtent onder de strepen: licht, warm en een beetje nonchalant.',
      'Zandkleur met wit, rustig genoeg om er een dessin aan slopen bij te leggen.',
      'Een streep waar je niet op uitgekeken raakt.',
      'Gebleekt gras en wit zand, meer heeft een zomer niet nodig.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel', 'lyocell'],
    'lindeblad',
  ),
  print(
    ['Boomgaard', 'Saliegroene ruit op wit'],
    ['ruit-salie', 'salie', 'ruit', 'wit'],
    [
      'Een blokruit in grijsgroen en wit, zo groot als een handpalm.',
      'Ruiten horen bij het platteland, maar dit groen doet het ook driehoog achter.',
      'De lijnen lopen bij de naad precies door. Daar zijn we een beetje trots op.',
      'Van dichtbij een ruit, van ver een groen waas.',
    ],
    ['katoen', 'percal', 'flanel', 'jersey'],
    'lindeblad',
  ),
  print(
    ['Varenbed', 'Varenbladeren op wit'],
    ['varen-groen', 'groen', 'botanisch', 'wit'],
    [
      'Varens, overal varens. De achterkant is effen groen, als de bosgrond eronder.',
      'Twee groenen op wit: een fris dessin dat een hoge kamer goed vult.',
      'Elk blad is één keer getekend en daarna gedraaid. Daarom vind je nergens een herhaling.',
      'Neem er een effen groene sloop bij als je het rustiger wilt.',
    ],
    grownUp,
  ),
  print(
    ['Bloesemwei', 'Losse bloemen op zachtroze'],
    ['bloemen-roze', 'roze', 'bloemen'],
    [
      'Bloemen met vijf blaadjes en een geel hart, zoals je ze als eerste leert tekenen.',
      'Romantisch, maar niet zoet: het roze is stoffig en de ondergrond bijna wit.',
      'Grote en kleine bloemen, ver genoeg uit elkaar om rustig te blijven.',
      'Een bos bloemen die je nooit water hoeft te geven.',
    ],
    grownUp,
  ),
  print(
    ['Getijde', 'Golven in blauw en wit'],
    ['golven-blauw', 'blauw', 'golven'],
    [
      'Golfjes als schubben, rij na rij, van hoofd tot voeteneind.',
      'Blauw en lichtgrijs op wit, zoals de zee op een oude tegel.',
      'Je ogen gaan er vanzelf een beetje langzamer van.',
      'Rustig water, van kust tot kust.',
    ],
    ['katoen', 'percal', 'satijn', 'jersey'],
    'lindeblad',
  ),
  print(
    ['Visgraat', 'Visgraat in antraciet'],
    ['visgraat-antraciet', 'antraciet', 'visgraat'],
    [
      'Het patroon van een goed colbert, vergroot tot bedmaat.',
      'Strak, donker en toch niet vlak: het licht speelt mee met de richting van de streepjes.',
      'Visgraat is een weefpatroon van eeuwen oud. Op dit bed ziet het er nieuw uit.',
      'Streepjes die tegen elkaar in lopen, en samen toch een kant op gaan.',
    ],
    grownUp,
    'lindeblad',
  ),
  print(
    ['Vakwerk', 'Vlakken en lijnen in oker'],
    ['geometrisch-oker', 'oker', 'grafisch'],
    [
      'Driehoeken en halve cirkels, alsof iemand een doos blokken heeft omgegooid en daarna heeft opgeruimd.',
      'Grafisch zonder hard te worden: oker, crème en terracotta.',
      'Een overtrek met uitgesproken ideeën over hoe een bed eruit moet zien.',
    ],
    ['katoen', 'percal', 'satijn'],
  ),
  print(
    ['Inktbad', 'Tie-dye in blauw'],
    ['tiedye-blauw', 'blauw', 'tie-dye'],
    [
      'Blauw dat uitloopt in wit, als inkt in een glas water.',
      'Elk stuk valt net anders uit. Het overtrek op de foto is dus familie van het jouwe, geen tweeling.',
      'Zomers, een tikje eigenwijs en verrassend makkelijk te combineren met een effen laken.',
    ],
    ['katoen', 'jersey', 'lyocell'],
  ),
  print(
    ['Palmhof', 'Palmbladeren in groen'],
    ['palm-groen', 'groen', 'botanisch', 'wit'],
    [
      'Waaiers van palmblad, los over elkaar getekend.',
      'Een wintertuin voor binnen. Zet er een echte plant naast en je weet niet meer wat wat is.',
      'Licht en donker groen op wit, met een effen achterkant.',
    ],
    ['katoen', 'percal', 'satijn'],
  ),
  print(
    ['Tegelhuis', 'Blauwe tegels op wit'],
    ['tegels-blauw', 'blauw', 'grafisch', 'wit'],
    [
      'Het blauw van een oude schouw, tegel aan tegel tot aan de rand.',
      'Een dessin waar je steeds iets anders in ziet: een bloem, een ster, een molenwiek.',
      'Blauw-wit is nergens zo thuis als hier.',
      'Tegels van textiel: warm aan je voeten en niet te breken.',
    ],
    ['katoen', 'percal', 'satijn', 'flanel'],
  ),
  print(
    ['Veer', 'Losse veren in grijs'],
    ['veren-grijs', 'grijs', 'grafisch', 'wit'],
    [
      'Alsof er net een gans is overgevlogen. Vederlicht getekend, in grijs en zacht bruin.',
      'Een dessin met lucht tussen de lijnen. Rustig genoeg voor elke nacht.',
      'De veren liggen alle kanten op, alsof er net een kussen is opgeschud.',
    ],
    ['katoen', 'percal', 'flanel'],
    'lindeblad',
  ),
  print(
    ['Klaverwei', 'Groene klavertjes op wit'],
    ['klaver-salie', 'salie', 'botanisch', 'wit'],
    [
      'Zoek het klavertje vier. Wij vonden het niet, maar het bed is groot.',
      'Klein en luchtig getekend, met een effen groene achterkant.',
      'Een vriendelijk dessin voor een kamer waar al veel gebeurt.',
    ],
    ['katoen', 'jersey', 'flanel'],
  ),
]
