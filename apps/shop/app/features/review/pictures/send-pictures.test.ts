import { largestPictureBytes, pictureProblems } from '@sluimer/domain/review/pictures'
import { expect, test } from 'vitest'
import { aPageCall, refusal } from '../../../lib/api/page-call.builders.ts'
import { sendPictures } from './send-pictures.server.ts'
import { readKeptPictures } from './sent-pictures.ts'

const taken = () => Response.json({ code: 'code.new', placeholder: 'data:,' }, { status: 201 })
const aFile = (name: string, size = 3) => new File([new Uint8Array(size)], name)

async function send(files: readonly File[], kept: readonly string[] = [], answer: () => Response = taken) {
  const { args, asked } = aPageCall(answer, { params: {} })
  const form = new FormData()
  for (const value of kept) form.append('picture_code', value)
  for (const file of files) form.append('pictures', file)
  return { asked, sent: await sendPictures(args.context, form) }
}

test('[PD-04] chosen pictures go to the api, and those that were sent before stay with their names', async () => {
  const { asked, sent } = await send([aFile('strand.jpg')], ['code.old mijn bed.jpg'])
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/v1/catalog/review-picture',
      body: { data: Buffer.alloc(3).toString('base64') },
    },
  ])
  expect(sent).toEqual({
    kept: [
      { code: 'code.old', name: 'mijn bed.jpg', placeholder: '' },
      { code: 'code.new', name: 'strand.jpg', placeholder: 'data:,' },
    ],
    problems: [],
  })
})

test('[PD-04] each picture that is refused has its own sentence, and the others are kept', async () => {
  const large = aFile('groot.jpg', largestPictureBytes + 1)
  const { asked, sent } = await send([large, aFile('leeg.jpg', 0), aFile('goed.jpg')])
  expect(asked).toHaveLength(1)
  expect(sent.kept.map(({ name }) => name)).toEqual(['goed.jpg'])
  expect(sent.problems).toEqual([
    `groot.jpg: ${pictureProblems.too_big}`,
    `leeg.jpg: ${pictureProblems.empty}`,
  ])
  const broken = await send([aFile('stuk.jpg')], [], () => refusal(400, 'invalid_request'))
  expect(broken.sent).toEqual({ kept: [], problems: ['stuk.jpg: Geweigerd: invalid_request'] })
})

test('[PD-04] more than three are not sent', async () => {
  const { asked, sent } = await send([aFile('3.jpg'), aFile('4.jpg'), aFile('5.jpg')], ['a 1.jpg', 'b 2.jpg'])
  expect(asked).toHaveLength(1)
  expect(sent.kept).toHaveLength(3)
  expect(sent.problems).toEqual([pictureProblems.too_many])
})

test('a field in which nothing was chosen is not a picture, and a name may have any words', async () => {
  const { asked, sent } = await send([new File([], '')])
  expect({ asked, sent }).toEqual({ asked: [], sent: { kept: [], problems: [] } })
  const form = new FormData()
  form.append('picture_code', `code ${'lang '.repeat(40)}`)
  form.append('picture_code', '')
  expect(readKeptPictures(form).map(({ code, name }) => [code, name.length])).toEqual([
    ['code', 60],
    ['', 0],
  ])
})
