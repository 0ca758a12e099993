/** The templates of `init`: the folders of `templates/`. */

interface Template {
  /** For the help and the question in a terminal. */
  readonly description: string;
  /** The folder of a new site that gets the files of `templates/shared`: images and a stylesheet. */
  readonly shared: string;
}

export const templates = {
  html: { description: 'pages in plain HTML, without a build tool', shared: 'pages' },
  eleventy: { description: '11ty: pages from templates and data', shared: 'public' },
  'vite-react': { description: 'React with Vite, rendered to HTML by the build', shared: 'public' },
  astro: { description: 'Astro: components that are rendered to HTML', shared: 'public' },
  next: { description: 'Next.js, exported as static pages', shared: 'public' },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof templates;

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** All names, in the order in which they are listed. */
export const templateNames: readonly TemplateName[] = Object.keys(templates).filter(isTemplateName);
