import type { Locator } from '@playwright/test'

/**
 * Lists the loaded pictures of the shop that have fewer pixels than their frame shows, though the shop has a wider copy, and
 * those with more than twice as many in each direction. A browser that has a large copy already shows it in a small frame too.
 */
export async function listWrongCopies(place: Locator): Promise<string[]> {
  return place.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return []
      const loaded = Number(/\/media\/(\d+)\//.exec(image.currentSrc)?.[1])
      const { width, height } = image.getBoundingClientRect()
      if (!loaded || width === 0) return []
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const isWhole = getComputedStyle(image).objectFit === 'contain'
      const shown = isWhole ? Math.min(width, height * ratio) : Math.max(width, height * ratio)
      const needed = shown * devicePixelRatio
      const set = `${image.parentElement?.querySelector('source')?.srcset} ${image.srcset}`
      const widest = Math.max(...Array.from(set.matchAll(/ (\d+)w/g), ([, copy]) => Number(copy)))
      const isSoft = loaded < Math.min(needed, widest) - 1
      const isShared = Array.from(document.images).some(
        (other) => other !== image && other.currentSrc === image.currentSrc,
      )
      const isWasted = loaded > 2 * needed && loaded > 320 && !isShared
      return isSoft || isWasted ? [`${image.currentSrc} for ${Math.round(needed)} px`] : []
    }),
  )
}
