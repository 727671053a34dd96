import { useRootData } from './use-root-data.ts'

declare module 'react' {
  // WebMCP's attributes, which tell the agent of a shopper's own browser what a form is for. Browsers without one ignore them.
  interface FormHTMLAttributes<T> {
    toolname?: string | undefined
    tooldescription?: string | undefined
    toolautosubmit?: string | undefined
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined
  }
}

interface FormTool {
  /** Unique on the page. */
  name: string
  description: string
  /** Whether the agent may send the form itself. Only for forms that change nothing. */
  isReadOnly: boolean
}

/**
 * Returns the attributes with which a form is a tool of the shopper's own agent (WebMCP, a draft of the W3C's Web Machine
 * Learning group). A form that changes something is filled in by the agent, and sent by the shopper. None, as far as the
 * owner closed the shop to agents.
 */
export function useFormTool(tool: FormTool | undefined) {
  const agents = useRootData()?.agents ?? 'off'
  const isOpen = agents === 'all' || (agents === 'catalog' && tool?.isReadOnly)
  if (tool === undefined || !isOpen) return {}
  const { name, description, isReadOnly } = tool
  return { toolname: name, tooldescription: description, ...(isReadOnly ? { toolautosubmit: '' } : {}) }
}
