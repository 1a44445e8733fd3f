"""A program that sits down at a table and plays anything permitted, with nothing but Python's standard library.

    python3 examples/player.py http://localhost:8420 BCDFG "Random Rosa"

It comes back when the line breaks, waits when it is told to, and asks again under the same name for what was not answered.
"""
import base64, itertools, json, os, random, socket, struct, sys, time, urllib.error, urllib.parse, urllib.request

address, code, name = (sys.argv[1:] + ["http://localhost:8420", "", "Random Rosa"][len(sys.argv) - 1:])[:3]
url = urllib.parse.urlparse(address)
WAIT = {"too-fast", "try-again", "no-hello"}  # ask the same again in a moment
GO = {"bad-request", "bad-token", "bad-protocol", "no-table", "table-trouble", "crowded", "table-full", "table-locked",
      "table-closed", "seat-taken"}  # there is no place for us


def find_table():
    """The name of the table; a server that is not there yet, or busy, is asked again."""
    for pause in itertools.chain([0.5, 1, 2, 5], itertools.repeat(10)):
        try:
            with urllib.request.urlopen(f"{address}/api/codes/{code}", timeout=10) as answer:
                return json.load(answer)["table"]
        except urllib.error.HTTPError as error:
            if error.code not in (429, 500, 502, 503):
                sys.exit(f"{error.code}: {error.read().decode(errors='replace')}")
        except (OSError, ValueError, KeyError):
            pass
        time.sleep(pause)


class Line:
    """One WebSocket."""

    def __init__(self):
        self.socket = socket.create_connection((url.hostname, url.port or 80), timeout=10)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/sit HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                             "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        if b" 101 " not in self.stream.readline():
            raise OSError("no WebSocket")
        while self.stream.readline().strip():
            pass  # the rest of the handshake; the frames come after its empty line

    def send(self, data, opcode=1):
        """One masked frame: opcode 1 is text, 9 a ping, 10 the answer to one."""
        size = struct.pack("!B", 128 + len(data)) if len(data) < 126 else struct.pack("!BH", 128 + 126, len(data))
        mask = os.urandom(4)
        self.socket.sendall(bytes([128 + opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next text frame as JSON; raises OSError when the line is broken, or silent for a minute."""
        while True:
            self.socket.settimeout(60)
            head = self.stream.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                raise OSError("closed")
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)
            elif head[0] & 15 == 1:
                return json.loads(data)


class Player:
    """What is known of the table, and the one request that is not answered yet."""

    def __init__(self, table):
        self.table, self.token, self.seat, self.number = table, None, None, 0
        self.room, self.scene, self.plays, self.asked, self.told = {}, None, [], None, 0

    def hello(self):
        seat = {"seat": self.token} if self.token else {}
        return {"ask": "hello", "id": os.urandom(8).hex(), "table": self.table, "plays": True, **seat}

    def learn(self, frame):
        """Takes in a look or news; what a frame does not tell is as it was, but for the plays."""
        if frame.get("after", 0) > self.number:
            raise OSError("something was missed, and is asked for anew")
        self.token = frame.get("token", self.token)
        self.seat, self.number = frame.get("seat"), frame["number"]
        self.room, self.scene = frame.get("room", self.room), frame.get("scene", self.scene)
        self.plays = frame.get("plays", [])

    def wish(self):
        """What to ask for now, if anything."""
        room, scene = self.room, self.scene or {}
        if room.get("closed"):
            sys.exit("The table is closed.")
        if self.seat is None:
            if self.token:
                sys.exit("The seat was taken away.")
            return {"ask": "sit", "name": name, "cut": os.urandom(8).hex()}
        if not room["playing"]:
            if scene.get("over") and self.told != room["match"]:
                self.told = room["match"]
                print("The match is over:", scene["over"]["scores"], flush=True)
            if not room["cut"][self.seat] and "shuffling" not in room:
                return {"ask": "cut", "cut": os.urandom(8).hex()}
        elif "start" in scene:
            if self.seat not in scene["start"]["ready"]:
                return {"ask": "ready"}
        elif self.seat in scene.get("turn", []) and self.plays:
            return {"ask": "play", "play": random.choice(self.plays)}
        return None


def talk(player, line):
    """Until the line breaks."""
    greeting = player.hello()
    line.send(json.dumps(greeting).encode())
    greeted = False
    while True:
        frame = line.receive()
        answers = frame.get("id") is not None
        if frame.get("ok") is False:
            error = frame.get("error") or {"code": "refused"}
            if error["code"] in GO and (not greeted or (player.asked or {}).get("ask") == "sit"):
                sys.exit(error.get("message", error["code"]))
            time.sleep(random.uniform(0.5, 1.5))
            if not greeted:
                line.send(json.dumps(greeting).encode())
                continue
            if error["code"] not in WAIT:
                player.asked = None  # it was wrong, or overtaken: something else is asked for
        else:
            if answers and player.asked and frame["id"] == player.asked["id"]:
                player.asked = None
            if "room" in frame or ("news" in frame and frame["number"] > player.number):
                player.learn(frame)
            if not greeted and frame.get("id") == greeting["id"]:
                greeted = True
        if not greeted:
            continue
        if player.asked is None and (wish := player.wish()):
            player.asked = {**wish, "id": os.urandom(8).hex()}
        elif frame.get("tell") or (answers and frame.get("ok") and frame["id"] != greeting["id"]):
            continue  # news while an answer is on its way
        if player.asked:
            line.send(json.dumps(player.asked).encode())


player = Player(find_table())
for pause in itertools.cycle([0.3, 0.6, 1.2, 2.4]):
    try:
        talk(player, Line())
    except (OSError, ValueError):
        time.sleep(pause + random.random())
