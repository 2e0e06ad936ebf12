# Read by Orca when it starts: each text that it speaks becomes a line of JSON in the file that SAID names. No voice is needed.
import json
import os

from orca import settings, speech


def said(text, *_):
    if text.strip():
        with open(os.environ["SAID"], "a") as lines:
            lines.write(json.dumps(text.strip()) + "\n")


speech._speak = said
settings.sayAllOnLoad = False
settings.enableKeyEcho = False
