import type { AgentScope } from '@sluimer/contract/agent/ucp'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { useFormTool } from './use-form-tool.ts'

function Forms() {
  const read = useFormTool({ name: 'zoek', description: 'Zoekt.', isReadOnly: true })
  const change = useFormTool({ name: 'koop', description: 'Legt "A" & B erin.', isReadOnly: false })
  const none = useFormTool(undefined)
  return (
    <>
      <form id="read" {...read} />
      <form id="change" {...change} />
      <form id="none" {...none} />
    </>
  )
}

function render(agents: AgentScope | undefined): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: Outlet, children: [{ index: true, Component: Forms }] },
  ])
  const data = { tagManager: null, guaranteeNotice: undefined, assistantName: undefined, agents }
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: data } }} />)
}

test('[API-04] a form is a tool for the agent of the browser, and only a reading one is sent by it', () => {
  expect(render('all')).toBe(
    '<form id="read" toolname="zoek" tooldescription="Zoekt." toolautosubmit=""></form>' +
      '<form id="change" toolname="koop" tooldescription="Legt &quot;A&quot; &amp; B erin."></form>' +
      '<form id="none"></form>',
  )
})

test('the owner closes the forms to agents, those that change something or all', () => {
  expect(render('catalog')).toContain('toolname="zoek"')
  expect(render('catalog')).not.toContain('toolname="koop"')
  expect(render('off')).not.toContain('tool')
  expect(render(undefined)).not.toContain('tool')
})
