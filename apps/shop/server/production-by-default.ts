// React and its friends choose their fast build by this name when they are first loaded, so this file is imported
// before them. It is the one place beside config.ts that touches the environment.
process.env.NODE_ENV ??= 'production'
