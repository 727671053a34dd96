import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.mjs'
import { findChanges } from './find-changes.mjs'

/** Makes a clone on `main` with one commit, which contains a.ts. */
function aClone() {
  const folder = temporaryFolder()
  const somebody = { name: 'Proef', email: 'proef@sluimer.example' }
  const git = (/** @type {string[]} */ ...args) => {
    const settings = Object.entries(somebody).flatMap(([key, value]) => ['-c', `user.${key}=${value}`])
    const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' })
    expect(stderr, args.join(' ')).not.toMatch(/^(fatal|error)/m)
    expect(status).toBe(0)
  }
  const write = (/** @type {string} */ path, text = path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--no-gpg-sign', '--message', 'a change')
  }
  git('init', '--quiet', '--initial-branch=main')
  write('a.ts')
  commit()
  return { folder, git, write, commit, changed: () => findChanges(folder).files.sort() }
}

test('on a branch everything since it left main counts, committed or not, and what is ignored does not', () => {
  const { git, write, commit, changed } = aClone()
  git('checkout', '--quiet', '-b', 'work')
  write('committed.ts')
  write('.gitignore', 'left-out\n')
  commit()
  write('a.ts', 'otherwise')
  write('new folder/été.ts')
  write('left-out')
  expect(changed()).toEqual(['.gitignore', 'a.ts', 'committed.ts', 'new folder/été.ts'])
})

test('what main got since the branch left it is no change of the branch', () => {
  const { git, write, commit, changed } = aClone()
  git('checkout', '--quiet', '-b', 'work')
  write('mine.ts')
  commit()
  git('checkout', '--quiet', 'main')
  write('theirs.ts')
  commit()
  git('checkout', '--quiet', 'work')
  expect(changed()).toEqual(['mine.ts'])
})

test('on main it is what is not committed, and with nothing of that the last commit', () => {
  const { write, commit, changed } = aClone()
  write('b.ts')
  expect(changed()).toEqual(['b.ts'])
  commit()
  expect(changed()).toEqual(['b.ts'])
})

test('what was moved or taken away counts where it stood', () => {
  const { folder, git, write, changed } = aClone()
  git('mv', 'a.ts', 'b.ts')
  expect(changed()).toEqual(['a.ts', 'b.ts'])
  write('b.ts', 'otherwise')
  rmSync(join(folder, 'b.ts'))
  expect(changed()).toContain('a.ts')
})

test('a folder without git is told so, and so is a clone in which nothing can have changed', () => {
  expect(() => findChanges(temporaryFolder())).toThrow('only in a clone made by git')
  expect(() => findChanges(aClone().folder)).toThrow('Nothing has changed')
})
