import { combine, type Design } from '../../combine.ts'
import type { Family } from '../../family.ts'
import { foamHeights, pillowHeights } from './pillow-heights.ts'
import { pillows } from './pillows.ts'
import { specialPillows } from './special-pillows.ts'

const soft = [{ color: 'wit' as const, images: ['hoofdkussen-wit-hero'] }]
const washing = ['Wassen op 60 °C', 'Goed laten drogen', 'Elke ochtend opschudden']
const coverOnly = ['Tijk wassen op 60 °C', 'Kern niet wassen, wel luchten']

const fillings: Design[] = [
  {
    name: 'Veerwolk',
    look: 'Donzige vezel',
    brand: 'wolkenveld',
    colors: soft,
    texts: [
      'Gevuld met losse vezelbolletjes die zich naar je hoofd schikken. Opschudden en het is weer nieuw.',
      'Een kussen dat zacht zucht als je erop gaat liggen.',
      'Luchtig, wasbaar en zonder veren, dus het prikt nooit.',
      'Het kussen dat je in gedachten hebt als je aan een kussen denkt.',
    ],
    makes: ['zacht', 'medium', 'stevig', 'twee'],
    facetValues: ['microvezel', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, bolletjes' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: washing,
  },
  {
    name: 'Suite',
    look: 'Hotelkussen van percal',
    brand: 'sluimer-atelier',
    colors: soft,
    texts: [
      'Groot, vol en strak genaaid. Leg er twee op elkaar en je denkt aan het ontbijtbuffet.',
      'De stof is katoenpercal van 200 draden, fris als de kamer bij aankomst.',
      'Zoals in het betere hotel, maar deze mag je houden.',
    ],
    makes: ['medium', 'stevig', 'twee'],
    priceFactor: 1.2,
    facetValues: ['microvezel', 'percal', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, vezel' },
      { label: 'Tijk', value: '100% katoenpercal' },
    ],
    care: washing,
  },
  {
    name: 'Donspluim',
    look: 'Negentig procent dons',
    brand: 'wolkenveld',
    colors: soft,
    texts: [
      'Bijna alleen dons. Je hoofd verdwijnt erin en komt er ’s ochtends fris weer uit.',
      'Dons vraagt om een klap met de vlakke hand, elke ochtend één. Daarna staat het weer overeind.',
    ],
    makes: ['zacht', 'medium'],
    priceFactor: 2.9,
    weightFactor: 0.8,
    facetValues: ['dons', 'katoen'],
    rows: [
      { label: 'Vulling', value: '90% ganzendons, 10% veertjes' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: washing,
  },
  {
    name: 'Dekveer',
    look: 'Kern van veertjes met dons eromheen',
    brand: 'wolkenveld',
    colors: soft,
    texts: [
      'Veertjes in het hart, dons aan de buitenkant. Zo heb je steun zonder dat je iets voelt prikken.',
      'Een verenkussen blijft liggen zoals jij het neerlegt. Vouw het dubbel, maak een kuil: het luistert.',
      'Twee klassieke verenkussens met een laagje dons rondom.',
    ],
    makes: ['medium', 'stevig', 'twee'],
    priceFactor: 1.5,
    weightFactor: 1.3,
    facetValues: ['dons', 'katoen'],
    rows: [
      { label: 'Vulling', value: '85% veertjes, 15% dons' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: washing,
  },
  {
    name: 'Schapenwei',
    look: 'Bolletjes scheerwol',
    brand: 'wolkenveld',
    colors: soft,
    texts: [
      'Kleine bolletjes wol die lucht doorlaten. Geen warm oor, ook niet in juli.',
      'Past bij het dekbed Schapenwei. Je haalt er via de rits wol uit of doet er wat bij.',
    ],
    makes: ['medium', 'stevig'],
    priceFactor: 1.8,
    weightFactor: 1.3,
    facetValues: ['wol', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% scheerwol' },
      { label: 'Tijk', value: '100% katoen, met rits' },
    ],
    care: ['Luchten in plaats van wassen', 'Zo nodig wassen op 30 °C, wolprogramma'],
  },
  {
    name: 'Bamboebries',
    look: 'Tijk van viscose uit bamboe',
    brand: 'lindeblad',
    colors: soft,
    texts: [
      'De tijk is glad en koel, de vulling veert rustig mee.',
      'Voor wie het kussen ’s nachts omdraait, op zoek naar de koele kant. Hier heb je er twee.',
    ],
    makes: ['zacht', 'medium'],
    priceFactor: 1.25,
    facetValues: ['viscose', 'microvezel'],
    rows: [
      { label: 'Vulling', value: '100% polyester, vezel' },
      { label: 'Tijk', value: '60% viscose uit bamboe, 40% polyester' },
    ],
    care: ['Wassen op 40 °C', 'Hangend drogen'],
  },
  {
    name: 'Kapokdroom',
    look: 'Plantaardig kapok',
    brand: 'sluimer-atelier',
    colors: soft,
    texts: [
      'Kapok is glad, licht en een beetje eigenwijs. Na een week ligt het zoals jij ligt.',
      'Zonder dieren en zonder kunststof. Via de rits bepaal je zelf hoe vol het is.',
    ],
    makes: ['zacht', 'medium'],
    priceFactor: 1.35,
    weightFactor: 0.9,
    facetValues: ['kapok', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% kapok' },
      { label: 'Tijk', value: '100% katoen, met rits' },
    ],
    care: ['Luchten in de zon', 'Tijk wassen op 40 °C'],
  },
  {
    name: 'Latexvlok',
    look: 'Vlokken van latex',
    brand: 'nachtwerk',
    colors: soft,
    texts: [
      'Vlokken veren terug zoals een blok latex, maar laten zich in model duwen als veertjes.',
      'Zakt niet in, ook niet tegen de ochtend. Met een rits om vlokken bij te vullen.',
    ],
    makes: ['medium', 'stevig'],
    priceFactor: 1.6,
    weightFactor: 1.7,
    facetValues: ['latex', 'katoen'],
    rows: [
      { label: 'Vulling', value: 'Vlokken van latex' },
      { label: 'Tijk', value: '100% katoen, met rits' },
    ],
    care: coverOnly,
  },
  {
    name: 'Helderlucht',
    look: 'Dichte tijk tegen huisstof',
    brand: 'nachtwerk',
    colors: soft,
    texts: [
      'Huisstofmijt komt er niet in en wat er al zat, gaat er op 95 graden weer uit.',
      'De tijk ritselt niet, wat je van zulke hoezen niet altijd kunt zeggen.',
      'Samen met het dekbed Helderlucht heb je het halve bed tegen stof beschermd.',
    ],
    makes: ['zacht', 'medium', 'stevig'],
    priceFactor: 1.3,
    facetValues: ['microvezel', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, holle vezel' },
      { label: 'Tijk', value: '65% katoen, 35% polyester, poriën kleiner dan 10 micrometer' },
    ],
    care: ['Wassen op 60 tot 95 °C', 'Drogen in de trommel'],
  },
  {
    name: 'Hervezel',
    look: 'Vulling van oude flessen',
    brand: 'nachtwerk',
    colors: soft,
    texts: [
      'Ongeveer vijftien drankflessen, tot vezel gesponnen en zacht als katoen.',
      'Licht, veerkrachtig en goed te wassen. De prijs is die van een gewoon kussen.',
      'Een paar kussens van gerecyclede vezel, voor op het grote bed.',
    ],
    makes: ['zacht', 'medium', 'twee'],
    priceFactor: 0.8,
    facetValues: ['microvezel'],
    rows: [
      { label: 'Vulling', value: '100% gerecycled polyester' },
      { label: 'Tijk', value: '100% polyester, microvezel' },
    ],
    care: washing,
  },
  {
    name: 'Eenvoud',
    look: 'Voordelig en wasbaar',
    brand: 'sluimer-atelier',
    colors: soft,
    texts: [
      'Een kussen zonder poespas. Goed voor de logeerkamer, en eerlijk gezegd ook voor je eigen bed.',
      'Twee kussens voor het logeerbed, klein verpakt in de kast te leggen.',
    ],
    makes: ['medium', 'twee'],
    priceFactor: 0.45,
    facetValues: ['microvezel'],
    rows: [
      { label: 'Vulling', value: '100% polyester, vezel, 600 g' },
      { label: 'Tijk', value: '100% polyester, microvezel' },
    ],
    care: washing,
    categories: ['basics'],
  },
]

export const morePillows: Family = {
  ...pillows,
  code: 'KSM',
  series: combine('KSM', [...fillings, ...specialPillows], [...pillowHeights, ...foamHeights]),
}
