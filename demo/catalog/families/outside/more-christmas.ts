import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { christmas, christmasTrees } from './christmas.ts'

const boxes: Make[] = [
  {
    key: 'klein',
    name: 'klein',
    feel: 'negen ballen',
    basePriceCents: 1495,
    texts: [
      'Negen stuks, voor een schaal op tafel of een tak in een vaas.',
      'Een klein doosje, ook om weg te geven.',
    ],
    facetValues: ['glas'],
    rows: [{ label: 'Inhoud', value: '9 stuks, 6 cm' }],
    weightFactor: 0.5,
  },
  {
    key: 'gewoon',
    name: '',
    feel: 'zestien ballen',
    basePriceCents: 2495,
    texts: ['Zestien stuks in twee maten, mat en glanzend door elkaar.'],
    facetValues: ['glas'],
    rows: [{ label: 'Inhoud', value: '16 stuks, 6 en 8 cm' }],
  },
  {
    key: 'vol',
    name: 'volle boom',
    feel: 'vijftig ballen',
    basePriceCents: 5995,
    texts: [
      'Vijftig stuks in vier maten: in één keer een hele boom.',
      'Met een lijstje in de deksel van welke maat er hoeveel in zit.',
    ],
    facetValues: ['glas'],
    rows: [{ label: 'Inhoud', value: '50 stuks, 4 tot 10 cm' }],
    weightFactor: 2.7,
  },
  {
    key: 'onbreekbaar',
    name: 'onbreekbaar',
    feel: 'zestien ballen van kunststof',
    basePriceCents: 1995,
    texts: [
      'Van kunststof met een laklaag. Ze stuiteren als ze vallen, en de kat weet dat al.',
      'Voor een boom waar kinderen en staarten omheen lopen.',
    ],
    rows: [
      { label: 'Inhoud', value: '16 stuks, 6 en 8 cm' },
      { label: 'Materiaal', value: 'Kunststof' },
    ],
    weightFactor: 0.7,
  },
]

function baubles(
  [name, look]: [string, string],
  [color, key]: [Color, string],
  texts: string[],
  makes: string[],
): Design {
  return {
    name,
    look,
    brand: 'dennehof',
    colors: [{ color, images: [key] }],
    texts,
    makes,
    categories: ['wintertijd'],
  }
}

export const moreBaubles: Family = {
  ...christmas,
  code: 'KBM',
  series: combine(
    'KBM',
    [
      baubles(
        ['Stil rood', 'Rood, goud en parelwit'],
        ['rood', 'kerst-schaal-hero'],
        [
          'Kerst in drie kleuren, van mat tot spiegelend.',
          'Rood als hulstbessen, goud als kaarslicht.',
          'Een gemengde doos in rood, goud en wit, zodat je geen kleuren hoeft te kiezen.',
        ],
        ['klein', 'vol', 'onbreekbaar'],
      ),
      baubles(
        ['Stil groen', 'Groen, goud en parelwit'],
        ['groen', 'kerst-schaal-groen-hero'],
        [
          'Groen in een groene boom: je ziet ze pas als de lampjes branden.',
          'Dennengroen met goud. Rustig en toch feestelijk.',
          'Een doos voor wie rood wel gezien heeft.',
        ],
        ['klein', 'gewoon', 'onbreekbaar'],
      ),
      baubles(
        ['Stil blauw', 'Blauw, zilver en parelwit'],
        ['blauw', 'kerst-schaal-blauw-hero'],
        [
          'IJsblauw en zilver, voor een winter zonder rood.',
          'Koel van kleur en warm bij kaarslicht.',
          'Mooi in een boom met witte lampjes.',
        ],
        ['klein', 'gewoon', 'vol'],
      ),
    ],
    boxes,
  ),
}

const heights: Make[] = [
  {
    key: '90',
    name: '90 cm',
    feel: '90 cm hoog',
    basePriceCents: 4495,
    texts: ['Negentig centimeter: voor op tafel, in de serre of in een studentenkamer.'],
    rows: [{ label: 'Hoogte', value: '90 cm, met 80 ledlampjes' }],
    weightFactor: 0.28,
  },
  {
    key: '150',
    name: '150 cm',
    feel: '150 cm hoog',
    basePriceCents: 8995,
    texts: [
      'Anderhalve meter, zodat de piek ook onder een verlaagd plafond past.',
      'De maat voor een klein huis met een groot hart.',
    ],
    rows: [{ label: 'Hoogte', value: '150 cm, met 150 ledlampjes' }],
    weightFactor: 0.7,
  },
  {
    key: '210',
    name: '210 cm',
    feel: '210 cm hoog',
    basePriceCents: 15_900,
    texts: [
      'Twee meter tien. Reken op een middag optuigen en een trapje.',
      'Voor een hoge kamer. De boom komt in drie delen, die je op elkaar zet.',
    ],
    rows: [{ label: 'Hoogte', value: '210 cm, met 300 ledlampjes' }],
    weightFactor: 1.4,
  },
  {
    key: '240',
    name: '240 cm',
    feel: '240 cm hoog',
    basePriceCents: 19_900,
    texts: ['De hoogste die we hebben, voor een trapgat of een hal.'],
    rows: [{ label: 'Hoogte', value: '240 cm, met 400 ledlampjes' }],
    weightFactor: 1.9,
  },
]

export const moreTrees: Family = {
  ...christmasTrees,
  code: 'KTM',
  categories: ['kerst', 'wintertijd'],
  series: combine(
    'KTM',
    [
      {
        name: 'Dennehof',
        look: 'Volle kunstboom met lichtjes, in rieten mand',
        brand: 'dennehof',
        colors: [{ color: 'groen', images: ['kerstboom-hero'] }],
        texts: [
          'Takken in twee soorten groen, zoals een echte boom die ook heeft. De ballen en cadeaus van de foto zitten er niet bij.',
          'Vol tot aan de stam, zodat je geen kale plekken hoeft te verstoppen. Ballen en cadeaus zijn voor jou om te kiezen.',
          'De lampjes zitten er al in: stekker erin en het is kerst. De ballen en cadeaus op de foto zijn aankleding.',
          'Breed van onderen en spits van boven. Op de foto staat een kleinere maat, met ballen en cadeaus die er niet bij zitten.',
        ],
        makes: ['90', '150', '210', '240'],
      },
    ],
    heights,
  ),
}
