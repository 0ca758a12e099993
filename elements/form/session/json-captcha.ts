import { siteContext } from '../../../core/page/context.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { submitButtons } from './form-members.ts';

const captchaTag = 'site-captcha';

const isOwned = (node: Element): boolean => node.matches('[data-site-owned]');

/** Returns the author's captcha beside the form, which is a child of the element. */
export const captchaBeside = (host: Element): Element | undefined =>
  [...host.querySelectorAll(`:scope > ${captchaTag}`)].find((node) => !isOwned(node));

/** The captcha that the JSON of a form requires (`captchaEnabled`), unless the author has placed one. */
export class JsonCaptcha {
  #node: HTMLElement | undefined;

  /** Places the captcha above the submit button, or removes it. */
  update(host: Element, form: HTMLFormElement | undefined, isRequired: boolean): void {
    const hasOther = [...host.querySelectorAll(captchaTag)].some((node) => node !== this.#node && !isOwned(node));
    if (!form || !isRequired || hasOther) this.remove();
    else if (!this.#node || !unclobber(form).contains(this.#node)) this.#place(form);
  }

  remove(): void {
    this.#node?.remove();
    this.#node = undefined;
  }

  #place(form: HTMLFormElement): void {
    const members = unclobber(form);
    const { ownerDocument } = members;
    this.#node ??= unclobber(ownerDocument).createElement(captchaTag);
    this.#node.setAttribute('data-site-owned', '');
    // Reserves the space of the captcha before its element is defined.
    const siteKey = siteContext(ownerDocument).get().website?.captchaSettings?.siteKey;
    if (siteKey) this.#node.setAttribute('site-key', siteKey);
    const button = submitButtons(form).find((one) => members.contains(one));
    members.insertBefore(this.#node, [...members.children].find((child) => button && child.contains(button)) ?? null);
  }
}
