import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import type { StoredBlock } from '../rich-text/stored-rich-text.ts'
import { WholeText } from './whole-text.tsx'

const render = (body: StoredBlock[]) =>
  renderMail(createElement(WholeText, { page: { title: 'Algemene voorwaarden', body } }))

test('[CO-10] the lines of an address in the terms stay lines, in both forms of a mail', async () => {
  const { html, text } = await render([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Sluimer' },
        { type: 'break' },
        { type: 'text', text: 'Weefweg 1' },
        { type: 'break' },
        { type: 'text', text: 'Enschede' },
      ],
    },
  ])
  expect(text).toContain('Sluimer\nWeefweg 1\nEnschede')
  expect(html).toMatch(/Sluimer<br\/?>Weefweg 1<br\/?>Enschede/)
})

test('[CO-10] the words of a link to a mailbox, a phone or another site keep where it leads, said once', async () => {
  const { text } = await render([
    {
      type: 'list',
      ordered: false,
      items: [
        [
          {
            type: 'link',
            target: { kind: 'mail', address: 'hallo@winkel.example' },
            content: [{ type: 'text', text: 'Mail ons' }],
          },
        ],
        [
          {
            type: 'link',
            target: { kind: 'phone', number: '053 123 45 67' },
            content: [{ type: 'text', text: 'Bel 053 123 45 67' }],
          },
        ],
        [
          {
            type: 'link',
            target: { kind: 'web', url: 'https://geschil.example/' },
            content: [{ type: 'text', text: 'De commissie' }],
          },
        ],
        [
          {
            type: 'link',
            target: { kind: 'local', path: '/service/' },
            content: [{ type: 'text', text: 'Service' }],
          },
        ],
      ],
    },
  ])
  expect(text.match(/• .*/g)).toEqual([
    '• Mail ons (hallo@winkel.example)',
    '• Bel 053 123 45 67',
    '• De commissie (https://geschil.example/)',
    '• Service',
  ])
})
