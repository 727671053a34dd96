/** The folder with the demo shop's articles, pages, texts below listings and redirects, as their authors keep them. */
export const demoTextsFolder: string = import.meta.dirname
