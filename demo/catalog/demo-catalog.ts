import { composeFamily } from './compose.ts'
import { bathrobes, protectors } from './families/bath-and-bed.ts'
import { boxsprings } from './families/boxsprings.ts'
import { christmas, christmasTrees } from './families/christmas.ts'
import { curtains } from './families/curtains.ts'
import { dresses, nightwear, shirts } from './families/dresses.ts'
import { duvetCovers } from './families/duvet-covers.ts'
import { duvets } from './families/duvets.ts'
import { mirrors, nightstands, sideboards, sideTables, vases } from './families/furniture.ts'
import { barbecues, gardenPlants, houseplants } from './families/garden.ts'
import { lamps } from './families/lamps.ts'
import { armchairs, throws, towels } from './families/living.ts'
import { mattresses, toppers } from './families/mattresses.ts'
import { floorLamps, hangingLamps } from './families/more-lamps.ts'
import { patternedDuvetCovers } from './families/patterned-duvet-covers.ts'
import { pillowCases, pillows } from './families/pillows.ts'
import { rugs } from './families/rugs.ts'
import { sheets } from './families/sheets.ts'
import type { DemoProduct } from './product.ts'
import { seededRandom } from './random.ts'

const families = [
  duvetCovers,
  patternedDuvetCovers,
  duvets,
  sheets,
  pillows,
  pillowCases,
  boxsprings,
  mattresses,
  toppers,
  throws,
  curtains,
  rugs,
  lamps,
  armchairs,
  towels,
  dresses,
  nightstands,
  vases,
  mirrors,
  sideboards,
  houseplants,
  gardenPlants,
  christmas,
  bathrobes,
  protectors,
  christmasTrees,
  barbecues,
  hangingLamps,
  floorLamps,
  sideTables,
  nightwear,
  shirts,
]

/** Every product of the demo shop that has a picture; the same seed gives the same stock and the same prices. */
export function demoProducts(hasPicture: (key: string) => boolean, seed = 20_261_120): DemoProduct[] {
  const random = seededRandom(seed)
  return families.flatMap((family) => composeFamily(family, hasPicture, random))
}
