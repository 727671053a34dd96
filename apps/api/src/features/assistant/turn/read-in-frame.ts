import { findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold } from '@sluimer/search/text/words/tokens'
import { framesOfFaults } from './frames-of-faults.ts'
import { framesOfService } from './frames-of-service.ts'

const mostWords = 12
const frames = [...framesOfFaults, ...framesOfService]

/** Reads a turn in the frame of the question before it: 'er staat al onderweg' after how one cancels. Undefined for any other turn. */
export function readInFrame(message: string, subject: Subject | undefined): string | undefined {
  const { asked, topic } = subject ?? {}
  if (asked === undefined || topic === undefined || message.split(' ').length > mostWords) return undefined
  const said = fold(message)
  const near = frames.filter((one) => one.said.test(said) && one.without?.test(said) !== true)
  if (near.length === 0) return undefined
  const heading = findHeading(asked)?.heading
  return near.find(
    ({ after, before }) =>
      after.some((one) => one === topic || one === heading) && before?.test(fold(asked)) !== false,
  )?.asks
}
