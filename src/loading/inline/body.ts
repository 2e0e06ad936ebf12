import { loader, type PageToLoad } from './loader';

loader((document.currentScript as HTMLElement).dataset as unknown as PageToLoad);
