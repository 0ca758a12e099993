/** Runs every question in one framework, for every element it concerns (`npm test`: for half of them). */
import { loadElements } from '../contract/load.ts';
import { sample } from '../support/sample.ts';
import { immediateQuestions } from './immediate-questions.ts';
import { questions } from './questions.ts';
import { Scene } from './scene.ts';
import { subjects } from './subjects.ts';
import type { Mount } from './view.ts';

/** Some pages bring the elements with them. */
async function defineElements(): Promise<void> {
  await loadElements();
  const built = subjects.map(({ tag }) => tag).filter((tag) => !customElements.get(tag));
  await Promise.all(built.map((tag) => import(`/dist/test/${tag}.js`)));
}

/** `bundle` is the name of its adapter, or of what the build makes of one. */
export async function askAll(framework: string, bundle: string): Promise<void> {
  const { mount }: { mount: Mount } = await import(`/dist/test/hosts/${bundle}.js`);
  await defineElements();

  describe(`inside ${framework}`, function () {
    // A warning is logged once, and a tag is defined once: a second attempt would get fewer of them.
    this.retries(0);
    for (const [place, { title, of, ask }] of [...questions, ...immediateQuestions].entries()) {
      // Half of the frameworks answer a question for the even elements, the others for the odd ones.
      for (const subject of sample(of, 2, bundle.length + place)) {
        it(`<${subject.tag}> ${title}`, async () => {
          const scene = new Scene(subject, mount);
          try {
            await ask(scene);
            await scene.unmount();
            scene.expectNoTrace();
          } finally {
            await scene.end();
          }
        });
      }
    }
  });
}
