import { fileURLToPath } from 'node:url'
import { demoPictures, picturesFolder } from '@sluimer/demo/catalog/pictures'
import { expect, test } from 'vitest'
import { measurePicture } from '../features/media/measure-picture.ts'

test("the demo's pictures have the measures that the shop would take", async () => {
  const pictures = demoPictures()
  expect(pictures.filter(({ placeholder }) => !placeholder.startsWith('data:image/webp;base64,'))).toEqual([])
  // Decoding all of them takes a minute; every fortieth shows whether the list was made in the same way.
  for (const { file, width, height, placeholder } of pictures.filter((_, index) => index % 40 === 0))
    expect(await measurePicture(fileURLToPath(new URL(file, picturesFolder))), file).toEqual({
      width,
      height,
      placeholder,
    })
})
