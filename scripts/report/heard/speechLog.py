"""Replaces Orca's voice: writes each text to the file SPEECH_LOG, as one line of JSON."""
import json, os
from gi.repository import GLib
from orca import settings, speechserver

settings.speechFactoryModules = [__name__]
settings.speechServerFactory = __name__
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return 'Log'

    @staticmethod
    def getSpeechServers():
        return [server]

    @staticmethod
    def getSpeechServer(info=None):
        return server

    def getInfo(self):
        return ['Log', 'log']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            with open(os.environ['SPEECH_LOG'], 'a', encoding='utf-8') as log:
                log.write(json.dumps(text, ensure_ascii=False) + '\n')

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        """Logs the first text when Orca reads a whole page, then interrupts the reading, which would take minutes."""
        context, _ = next(utterances)
        self.speak(context.utterance)
        GLib.idle_add(progress, context.copy(), speechserver.SayAllContext.INTERRUPTED)


server = SpeechServer()
