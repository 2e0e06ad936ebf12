import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { listStandIns } from './listStandIns';

// npm run standins. Separate from the list, which the build's compiler reads with the desk: it does not support the syntax of commandOptions.ts

commandOptions({
  usage: `npm run standins: lists the pictures, films and texts that still stand in for the hotel's own, where each is seen and what to bring, in Portuguese`,
});
runMain(async () => console.log(await listStandIns('.')));
