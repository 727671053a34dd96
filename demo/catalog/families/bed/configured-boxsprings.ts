import type { Family } from '../../family.ts'

/** Beds that shoppers compose themselves; demo/configurator has what they choose from. The price is that of the simplest one. */
export const configuredBoxsprings: Family = {
  key: 'boxspring',
  code: 'BXC',
  noun: 'Boxspringset',
  categories: ['boxsprings'],
  manufacturer: 'Voorbeeld Slaapfabriek B.V.',
  deliveryClass: 'two_man',
  leadTimeDays: 30,
  isConfigured: true,
  sizeTitle: 'Ligvlak',
  sizes: [],
  weightGrams: 92_000,
  facetValues: ['pocketveer'],
  description: [
    'De prijs hierboven is die van de eenvoudigste uitvoering. Wat je kiezen kunt, wat het kost en wanneer het bed klaar is, zie je bij elke stap.',
    'We maken het bed nadat je het hebt besteld, op de maat en in de stof die jij koos. Daarom kun je het niet zonder reden terugsturen, zoals gewone bestellingen.',
    'Twee bezorgers brengen alles naar de slaapkamer die je kiest, ook op een verdieping. Je zet het zelf in elkaar; de inbussleutel zit erbij.',
  ],
  highlights: [
    'Stap voor stap zelf samengesteld',
    'Compleet met matras, topper en hoofdbord',
    'Bezorgd door twee mensen, op een dag die jij kiest',
  ],
  rows: [
    { label: 'Stoffering', value: '100% polyester, geweven stof, bouclé of fluweel' },
    { label: 'Tijk van het matras', value: '95% polyester, 5% elastaan, dubbeldoek' },
    { label: 'Tijk van de topper', value: '95% polyester, 5% elastaan, dubbeldoek, afritsbaar' },
    { label: 'Matras', value: 'Pocketvering, koudschuim of natuurlatex' },
    { label: 'Montage', value: 'Zelf te monteren, ca. 45 minuten' },
  ],
  care: [
    'Stofzuigen met een zachte borstel',
    'Vlekken deppen met lauw water',
    'Tijk van de topper: wassen op 60 °C',
  ],
  warnings: [
    'Til de boxen met twee personen.',
    'Draai de schroeven van de poten na een maand nog eens aan: hout zet zich.',
  ],
  series: [
    {
      name: 'Hotel',
      subTitle: 'Stel hem samen: maat, stof en twee eigen matrassen',
      brand: 'duinrust',
      colors: [{ color: 'zand', images: ['boxspringset-hotel-zand-hero'] }],
      basePriceCents: 129_900,
      story: [
        'Een hotelbed zoals jullie het zelf zouden inrichten. Links en rechts kies je elk een matras, zodat wie zacht slaapt naast wie stevig slaapt ligt.',
      ],
      highlights: ['Links en rechts een eigen matras'],
      rows: [{ label: 'Leverbaar in', value: '140, 160 of 180 cm breed en 200, 210 of 220 cm lang' }],
      stock: 0,
      popularity: 74,
      createdDaysAgo: 300,
    },
    {
      name: 'Haven',
      subTitle: 'Stel hem samen: met opbergruimte onder het matras',
      brand: 'duinrust',
      colors: [{ color: 'salie', images: ['boxspringset-haven-salie-hero'] }],
      basePriceCents: 149_900,
      story: [
        'Onder het matras is plaats voor dekbedden, koffers en alles wat de kast niet meer in kan. De bodem gaat open op gasveren, aan het voeteneind of aan de zijkant.',
      ],
      highlights: ['Opbergruimte over het hele ligvlak'],
      rows: [{ label: 'Leverbaar in', value: '140, 160 of 180 cm breed en 200, 210 of 220 cm lang' }],
      weightFactor: 1.2,
      stock: 0,
      leadTimeDays: 35,
      popularity: 66,
      createdDaysAgo: 300,
    },
  ],
}

/** The set for one, which is named as what it is: a single boxspring. */
export const configuredSingleBoxsprings: Family = {
  ...configuredBoxsprings,
  code: 'BXS',
  noun: 'Boxspring',
  leadTimeDays: 25,
  weightGrams: 60_000,
  series: [
    {
      name: 'Solo',
      subTitle: 'Stel hem samen: 90 cm breed, voor één slaper',
      brand: 'duinrust',
      colors: [{ color: 'terracotta', images: ['boxspring-solo-terracotta-hero'] }],
      basePriceCents: 64_900,
      story: [
        'Een heel bed op 90 centimeter, voor een tienerkamer, een logeerkamer of gewoon voor jezelf. Kies zelf het hoofdbord, de stof en het matras.',
      ],
      rows: [{ label: 'Leverbaar in', value: '90 cm breed en 200, 210 of 220 cm lang' }],
      stock: 0,
      popularity: 58,
      createdDaysAgo: 300,
    },
  ],
}
