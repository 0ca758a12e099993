/** Asks one framework every question about every element that it concerns. */
import { expect } from '@open-wc/testing';
import { loadElements } from '../contract/load.ts';
import { questions } from './questions.ts';
import { Scene } from './scene.ts';
import { subjects } from './subjects.ts';
import type { Mount } from './view.ts';

async function defineElements(): Promise<void> {
  await loadElements();
  const built = subjects.map(({ tag }) => tag).filter((tag) => !customElements.get(tag));
  await Promise.all(built.map((tag) => import(`/dist/test/${tag}.js`)));
}

/** `bundle` is the adapter's address below `dist/test`. */
export async function askAll(framework: string, bundle: string): Promise<void> {
  await defineElements();
  const { mount }: { mount: Mount } = await import(`/dist/test/${bundle}`);

  describe(`inside ${framework}`, () => {
    for (const { title, of, isUnrepeatable, ask } of questions) {
      for (const subject of of) {
        it(`<${subject.tag}> ${title}`, async function () {
          if (isUnrepeatable) this.retries(0);
          const scene = new Scene(subject, mount);
          try {
            await ask(scene);
            await scene.close();
          } finally {
            const complaints = await scene.complaints();
            expect(complaints).to.deep.equal([]);
          }
        });
      }
    }
  });
}
