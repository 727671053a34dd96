import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { TextProblem } from '../rich-text/problems.ts'
import { readMarkdown } from '../rich-text/read-markdown.ts'
import type { StoredRichText } from '../rich-text/stored-rich-text.ts'

export type FileProblem = TextProblem
export type FrontMatter<Schema extends z.ZodType> = z.output<Schema>

interface TextFile<Schema extends z.ZodType> {
  /** Undefined when there are problems. */
  richText: StoredRichText | undefined
  frontMatter: FrontMatter<Schema> | undefined
  problems: readonly FileProblem[]
}

/** Reads YAML between two lines of `---`, then Markdown. Every problem in either is reported with its line. */
export function readTextFile<Schema extends z.ZodType>(text: string, schema: Schema): TextFile<Schema> {
  const [, yaml, markdown] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? []
  if (yaml === undefined)
    return failed([{ line: 1, message: 'a file begins with front matter between two lines of ---' }])
  const front = readFrontMatter(yaml, schema)
  const body = readMarkdown(markdown ?? '', yaml.split('\n').length + 2)
  const problems = [...front.problems, ...(body.ok ? [] : body.problems)]
  if (problems.length > 0 || !body.ok) return failed(problems)
  return { richText: body.richText, frontMatter: front.value, problems: [] }
}

function readFrontMatter<Schema extends z.ZodType>(yaml: string, schema: Schema) {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const broken = document.errors.map(({ pos, message }) => ({
    line: lineCounter.linePos(pos[0]).line + 1,
    message: message.split('\n')[0] ?? message,
  }))
  if (broken.length > 0) return { problems: broken, value: undefined }
  const checked = schema.safeParse(document.toJS())
  if (checked.success) return { problems: [], value: checked.data }
  const problems = checked.error.issues.map(({ path, message }) => ({
    line: 1,
    message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
  }))
  return { problems, value: undefined }
}

function failed(problems: readonly FileProblem[]) {
  return { richText: undefined, frontMatter: undefined, problems }
}
