import { composeFamily } from './compose.ts'
import { bathrobes, protectors } from './families/bath-and-bed.ts'
import { boxsprings } from './families/boxsprings.ts'
import { christmas, christmasTrees } from './families/christmas.ts'
import { curtains } from './families/curtains.ts'
import { dresses, nightwear, shirts } from './families/dresses.ts'
import { duvetCovers } from './families/duvet-covers.ts'
import { duvets } from './families/duvets.ts'
import { nightstands, sideboards, sideTables } from './families/furniture.ts'
import { barbecues, gardenPlants, houseplants } from './families/garden.ts'
import { lamps } from './families/lamps.ts'
import { armchairs, throws, towels } from './families/living.ts'
import { mattresses } from './families/mattresses.ts'
import { moreArmchairs } from './families/more-armchairs.ts'
import { moreBarbecues } from './families/more-barbecues.ts'
import { moreBathrobes } from './families/more-bathrobes.ts'
import { moreBoxsprings } from './families/more-boxsprings.ts'
import { moreNightstands, moreSideboards } from './families/more-cabinets.ts'
import { moreCases } from './families/more-cases.ts'
import { moreBaubles, moreTrees } from './families/more-christmas.ts'
import { cotCovers, moreCovers } from './families/more-covers.ts'
import { moreCurtains } from './families/more-curtains.ts'
import { moreDresses } from './families/more-dresses.ts'
import { moreDuvets } from './families/more-duvets.ts'
import { moreFloorLamps } from './families/more-floor-lamps.ts'
import { moreGardenPlants, moreHouseplants } from './families/more-garden.ts'
import { floorLamps, hangingLamps } from './families/more-lamps.ts'
import { moreMattresses } from './families/more-mattresses.ts'
import { moreNightwear, moreShirts } from './families/more-nightwear.ts'
import { morePendants } from './families/more-pendants.ts'
import { morePillows } from './families/more-pillows.ts'
import { moreProtectors } from './families/more-protectors.ts'
import { moreRugs } from './families/more-rugs.ts'
import { moreSheets } from './families/more-sheets.ts'
import { moreMirrors, moreSideTables } from './families/more-tables-mirrors.ts'
import { moreThrows } from './families/more-throws.ts'
import { moreToppers } from './families/more-toppers.ts'
import { moreTowels } from './families/more-towels.ts'
import { moreVases } from './families/more-vases.ts'
import { patternedDuvetCovers } from './families/patterned-duvet-covers.ts'
import { pillowCases, pillows } from './families/pillows.ts'
import { rugs } from './families/rugs.ts'
import { secondChance } from './families/second-chance.ts'
import { sheets } from './families/sheets.ts'
import { tableLamps } from './families/table-lamps.ts'
import { toppers } from './families/toppers.ts'
import { mirrors, vases } from './families/vases-mirrors.ts'
import type { Family } from './family.ts'
import type { DemoProduct } from './product.ts'

/** Everything that the demo shop could sell, pictured or not. */
export const families: readonly Family[] = [
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
  moreCovers,
  cotCovers,
  moreDuvets,
  moreSheets,
  morePillows,
  moreCases,
  moreBoxsprings,
  moreMattresses,
  moreToppers,
  moreProtectors,
  moreThrows,
  moreCurtains,
  moreRugs,
  tableLamps,
  morePendants,
  moreFloorLamps,
  moreArmchairs,
  moreNightstands,
  moreSideTables,
  moreSideboards,
  moreMirrors,
  moreVases,
  moreHouseplants,
  moreGardenPlants,
  moreBaubles,
  moreTrees,
  moreBarbecues,
  moreTowels,
  moreBathrobes,
  moreDresses,
  moreNightwear,
  moreShirts,
  ...secondChance,
]

/** One of those with which what the journeys buy is in stock. */
export const demoSeed = 20_303_823

/** Every product of the demo shop that has a picture; the same seed gives the same stock and the same prices. */
export function demoProducts(hasPicture: (key: string) => boolean, seed = demoSeed): DemoProduct[] {
  return families.flatMap((family) => composeFamily(family, hasPicture, seed))
}
