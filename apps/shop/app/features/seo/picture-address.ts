import { toMediaAddress } from '../../ui/picture/picture-set.ts'

/** Large enough for every machine that shows pictures, and not larger than people see them. */
const widths = [1280, 960, 640, 480, 320]
const smallestWidth = 160

/** Returns the absolute address of a picture for other sites, and its width there. */
export function toMachinePicture(
  { key, width }: { key: string; width: number },
  publicUrl: string,
): { address: string; width: number } {
  const served = widths.find((one) => one <= width) ?? smallestWidth
  return { address: `${publicUrl}${toMediaAddress(key, served)}`, width: served }
}
