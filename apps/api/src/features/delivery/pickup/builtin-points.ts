import type { CountryCode } from '@sluimer/domain/address/country'
import type { OpeningHours, PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import { mostPoints, type PickupPoints } from './pickup-points.ts'

const workdays = [1, 2, 3, 4, 5]
const open = (weekdays: readonly number[], from: string, until: string): OpeningHours[] =>
  weekdays.map((weekday) => ({ weekday, from, until }))

/** Invented shops in invented streets: three points in each town. */
const shops = [
  {
    key: 'kiosk',
    name: 'Kiosk Het Voorbeeld',
    street: 'Voorbeeldplein',
    houseNumber: '1',
    hours: [...open(workdays, '08:00', '19:00'), ...open([6], '09:00', '17:00')],
  },
  {
    key: 'bloemist',
    name: 'Bloemist De Proef',
    street: 'Voorbeeldstraat',
    houseNumber: '24',
    hours: [...open([2, 3, 4, 5], '09:00', '18:00'), ...open([6], '09:00', '17:00')],
  },
  {
    key: 'kluis',
    name: 'Pakketkluis Station',
    street: 'Voorbeeldkade',
    houseNumber: '5',
    hours: open([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'),
  },
]

type Town = readonly [figures: number, letters: string, town: string]

/** One or two towns for each region of postcodes. */
const towns: Readonly<Record<CountryCode, readonly Town[]>> = {
  NL: [
    [1012, 'AB', 'Amsterdam'],
    [1315, 'AB', 'Almere'],
    [1621, 'AB', 'Hoorn'],
    [1791, 'AB', 'Den Burg'],
    [1811, 'AB', 'Alkmaar'],
    [2011, 'AB', 'Haarlem'],
    [2311, 'AB', 'Leiden'],
    [2511, 'AB', 'Den Haag'],
    [2801, 'AB', 'Gouda'],
    [3011, 'AB', 'Rotterdam'],
    [3311, 'AB', 'Dordrecht'],
    [3511, 'AB', 'Utrecht'],
    [3811, 'AB', 'Amersfoort'],
    [4331, 'AB', 'Middelburg'],
    [4811, 'AB', 'Breda'],
    [5038, 'AB', 'Tilburg'],
    [5211, 'AB', "'s-Hertogenbosch"],
    [5611, 'AB', 'Eindhoven'],
    [5911, 'AB', 'Venlo'],
    [6211, 'AB', 'Maastricht'],
    [6511, 'AB', 'Nijmegen'],
    [6811, 'AB', 'Arnhem'],
    [7311, 'AB', 'Apeldoorn'],
    [7511, 'AB', 'Enschede'],
    [8011, 'AB', 'Zwolle'],
    [8881, 'AB', 'West-Terschelling'],
    [8911, 'AB', 'Leeuwarden'],
    [9401, 'AB', 'Assen'],
    [9711, 'AB', 'Groningen'],
  ],
  BE: [
    [1000, '', 'Brussel'],
    [1500, '', 'Halle'],
    [2000, '', 'Antwerpen'],
    [2300, '', 'Turnhout'],
    [2800, '', 'Mechelen'],
    [3000, '', 'Leuven'],
    [3500, '', 'Hasselt'],
    [4000, '', 'Luik'],
    [5000, '', 'Namen'],
    [6000, '', 'Charleroi'],
    [7000, '', 'Bergen'],
    [8000, '', 'Brugge'],
    [8500, '', 'Kortrijk'],
    [9000, '', 'Gent'],
    [9300, '', 'Aalst'],
  ],
}

/** Knows invented points in both countries, so that the shop can be tried without asking anyone. */
export function createBuiltinPoints(): PickupPoints {
  return {
    async near(country, postcode) {
      const figures = Number(postcode.slice(0, 4))
      const distance = ([of]: Town) => Math.abs(of - figures)
      const nearest = towns[country].toSorted((a, b) => distance(a) - distance(b))
      return nearest.flatMap((town) => pointsIn(country, town)).slice(0, mostPoints)
    },
    async find(country, id) {
      return towns[country].flatMap((town) => pointsIn(country, town)).find((point) => point.id === id)
    },
  }
}

function pointsIn(country: CountryCode, [figures, letters, city]: Town): PickupPoint[] {
  return shops.map(({ key, ...shop }) => ({
    ...shop,
    id: `${country}-${figures}-${key}`,
    country,
    postcode: `${figures}${letters}`,
    city,
  }))
}
